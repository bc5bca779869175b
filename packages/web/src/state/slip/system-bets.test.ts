import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, ok, TOKEN } from '../../../testing/test-app';
import { refreshAccount } from '../session/refresh-account';
import { buildPlacement, placeBets } from '../placement/place-bets';
import { readSlipFacts } from './read-slip-facts';
import { removeFromSlip, setStake, toggleSize } from './slip-actions';
import { slipView } from './slip-view';

const ORDER = '01JDEM0123456789ABCDEFGHJK';

async function start(legs: number) {
  const items = buildSlipItems(legs);
  const playMore = vi.fn(() =>
    ok({
      results: [
        {
          order_no: ORDER,
          receive_status: 0,
          delay_ms: 0,
          legs: items.map(({ shop_id }) => ({ shop_id, asked: '1.955', used: '1.955', version: 1 })),
          error: null,
        },
      ],
      amount: '80.00',
    }),
  );
  const { app } = createTestApp({ token: TOKEN, server: { playMore } });
  await refreshAccount(app);
  const agreed = new Map(items.map(({ shop_id, odd, version }) => [shop_id, { odd, version }]));
  app.slip.setState({ slip: buildSlip(items), agreed });
  const view = () => slipView(app.slip.getState(), 'parlay', readSlipFacts(app));
  return { app, view };
}

describe('the lines of a combo', () => {
  let test: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    test = await start(5);
  });

  it('SLIP-7 offers every size from three to all legs with its number of lines, and begins with the whole', () => {
    expect(test.view().system).toMatchObject({
      legs: 5,
      sizes: [5],
      combinationCount: 1,
      stakePerCombination: null,
      leastReturn: null,
    });
    expect(test.view().system?.options).toEqual([
      { size: 3, combinationCount: 10, chosen: false },
      { size: 4, combinationCount: 5, chosen: false },
      { size: 5, combinationCount: 1, chosen: true },
    ]);
  });

  it('SLIP-7 shares the stake among the lines and states the least and the most they return', () => {
    toggleSize(test.app, 4);
    toggleSize(test.app, 3);
    setStake(test.app, { kind: 'parlay', text: '15' });
    const { system, possibleReturn, totalStake } = test.view();
    expect(system).toMatchObject({ sizes: [3, 4], combinationCount: 15, stakePerCombination: '1.00' });
    expect(totalStake).toBe('15.00');
    // 1.955³ = 7.472058875; 10 · 1.955³ + 5 · 1.955⁴ = 147.759964…
    expect(system?.leastReturn).toBe('7.47');
    expect(possibleReturn).toBe('147.75');
  });

  it('SLIP-7 sends the sizes, and none for one line over all legs', () => {
    setStake(test.app, { kind: 'parlay', text: '15' });
    const body = () =>
      buildPlacement(test.app.slip.getState(), 'parlay', readSlipFacts(test.app), 'a'.repeat(16))?.body;
    expect(body()?.bets[0]).not.toHaveProperty('sizes');
    toggleSize(test.app, 4);
    toggleSize(test.app, 3);
    expect(body()?.bets[0]).toMatchObject({ sizes: [3, 4], stake: '15.00' });
  });

  it('SLIP-7 a size above the legs that are left waits and is not sent; three legs offer none', () => {
    toggleSize(test.app, 5);
    toggleSize(test.app, 4);
    removeFromSlip(test.app, 'parlay', 5);
    expect(test.view().system).toMatchObject({ legs: 4, sizes: [4], combinationCount: 1 });
    removeFromSlip(test.app, 'parlay', 4);
    expect(test.view().system).toBeNull();
  });

  it('BET-6 shows the odds of a system by its lines once it is taken', async () => {
    toggleSize(test.app, 4);
    setStake(test.app, { kind: 'parlay', text: '15' });
    await placeBets(test.app, 'parlay');
    // 1.955⁴ = 14.6076…
    expect(test.view().placed).toMatchObject([{ orderNo: ORDER, stake: '15.00', odds: '14.608' }]);
  });
});
