import { callerOf } from '../../platform/calls';
import { isKnownNetwork, issuePushTicket, signIn, signOut } from '../../players';
import { type CallHandler, tokenHashOf } from './call-handler';

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

export const hostSignOut: CallHandler<'hostSignOut'> = (context, _request, info) => signOut(context, tokenHashOf(info));

export const getPushTicket: CallHandler<'getPushTicket'> = (context, _request, info) =>
  issuePushTicket(context, { accountId: callerOf(info).accountId, tokenHash: tokenHashOf(info) });
