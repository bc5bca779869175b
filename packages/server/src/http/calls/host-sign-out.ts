import { signOut } from '../../players/sessions/sign-out';
import { tokenHashOf, type CallHandler } from '../call-handler';

export const hostSignOut: CallHandler<'hostSignOut'> = (context, _request, info) => signOut(context, tokenHashOf(info));
