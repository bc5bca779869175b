import { buildBet } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { buildPlacedBet } from '../../../testing/build-slip-row';
import { createTestApp } from '../../../testing/test-app';
import { applyChanges } from '../sources/start-prices';
import { IDLE } from '../slip/slip-store';

it('BET-8 a held bet is shown as it was decided, others stay as they are', async () => {
  const { app } = createTestApp();
  const held = buildPlacedBet({ orderNo: '01JDEM0123456789ABCDEFGHJK', receiveStatus: 1, heldUntil: 5_000 });
  const other = { ...held, orderNo: '01JDEM0123456789ABCDEFGHJM' };
  app.slip.setState({ placement: { single: { ...IDLE, phase: 'done', placed: [held, other] }, parlay: IDLE } });
  const update = { order_no: held.orderNo, receive_status: 2, reject_reason: 'suspended', odds: '1.900' } as const;
  applyChanges(app, [{ type: 'bet', bet: buildBet({ ...update, decide_at: 5_000 }) }]);
  await expect
    .poll(() => app.slip.getState().placement.single.placed)
    .toEqual([{ ...held, receiveStatus: 2, rejectReason: 'suspended', odds: '1.900' }, other]);
});
