import { issuePushTicket } from '../../services/issue-push-ticket';
import { callerOf } from '../../services/caller-of';
import { tokenHashOf, type CallHandler } from '../call-handler';

export const getPushTicket: CallHandler<'getPushTicket'> = (context, _request, info) =>
  issuePushTicket(context, { accountId: callerOf(info).accountId, tokenHash: tokenHashOf(info) });
