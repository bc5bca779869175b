import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { readSlipFacts } from './read-slip-facts';
import { slipView } from './slip-view';

it('SLIP-10 a selection that accepts no bets is reported, for now or for good, before a moved price', () => {
  const { app } = createTestApp();
  const items = buildSlipItems(3).map((item, index) => ({
    ...item,
    odd: '1.500',
    status: index === 2 ? (1 as const) : (2 as const),
  }));
  const agreed = new Map(items.map(({ shop_id }) => [shop_id, { odd: '1.955', version: 1 }]));
  app.slip.setState({ slip: buildSlip(items), agreed });
  const [, closed] = items;
  if (closed === undefined) throw new Error('three items were built');
  const { play_info_id, game_id } = closed;
  app.odds.apply({ type: 'play-status', play_info_id, game_id, status: 3 });
  const { rows } = slipView(app.slip.getState(), 'single', readSlipFacts(app));
  expect(rows.map(({ problem }) => problem?.reason)).toEqual(['suspended', 'bet_closed', 'odds_lower']);
  expect(rows.map(({ bettable }) => bettable)).toEqual([false, false, true]);
});
