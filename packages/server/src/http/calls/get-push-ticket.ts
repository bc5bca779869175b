import { issuePushTicket } from '../../services/issue-push-ticket';
import type { CallHandler } from '../call-handler';

export const getPushTicket: CallHandler<'getPushTicket'> = ({ tickets }, _request, { caller, tokenHash }) =>
  caller === null || tokenHash === null
    ? Promise.resolve({ kind: 'refused', refusal: 'bad_request' })
    : issuePushTicket(tickets, { accountId: caller.accountId, tokenHash });
