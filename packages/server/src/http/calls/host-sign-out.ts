import { signOut } from '../../services/sign-out';
import { tokenHashOf, type CallHandler } from '../call-handler';

export const hostSignOut: CallHandler<'hostSignOut'> = (context, _request, info) => signOut(context, tokenHashOf(info));
