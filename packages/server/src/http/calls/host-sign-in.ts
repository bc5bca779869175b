import { isKnownNetwork } from '../../players/sessions/is-known-network';
import { signIn } from '../../players/sessions/sign-in';
import type { CallHandler } from '../call-handler';

/** Throttles guessing before a password is verified (S-M4). */
export const hostSignIn: CallHandler<'hostSignIn'> = (context, request, info) => {
  const network = info.origin?.network ?? null;
  const attempt = {
    name: request.username,
    client: info.client,
    isFromKnownNetwork: () => isKnownNetwork(context, request.username, network),
  };
  return info.signIns.run(attempt, () => signIn(context, request, info));
};
