import { issuePushTicket } from '../../services/issue-push-ticket';
import { callerOf } from '../../services/caller-of';
import { tokenHashOf, type CallHandler } from '../call-handler';

export const getPushTicket: CallHandler<'getPushTicket'> = ({ tickets }, _request, info) =>
  issuePushTicket(tickets, { accountId: callerOf(info).accountId, tokenHash: tokenHashOf(info) });
