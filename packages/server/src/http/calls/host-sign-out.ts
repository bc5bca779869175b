import { signOut } from '../../services/sign-out';
import type { CallHandler } from '../call-handler';

export const hostSignOut: CallHandler<'hostSignOut'> = (context, _request, { tokenHash }) =>
  tokenHash === null ? Promise.resolve({ kind: 'refused', refusal: 'bad_request' }) : signOut(context, tokenHash);
