import { createHash } from 'node:crypto';

import type { CallRequest } from '../platform/calls';

/** Recognises a retry (BET-5). */
export function swapHash({ order_no }: Pick<CallRequest<'swapTeam'>, 'order_no'>): string {
  return createHash('sha256')
    .update(JSON.stringify(['swap', order_no]))
    .digest('hex');
}
