import { issuePushTicket } from '../../players/sessions/issue-push-ticket';
import { callerOf } from '../../players/sessions/caller-of';
import { tokenHashOf, type CallHandler } from '../call-handler';

export const getPushTicket: CallHandler<'getPushTicket'> = (context, _request, info) =>
  issuePushTicket(context, { accountId: callerOf(info).accountId, tokenHash: tokenHashOf(info) });
