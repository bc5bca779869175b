// @vitest-environment jsdom
import { buildMatch, buildPlay, buildPoint, buildPoolInfo, buildPoolPoint } from '@clutchline/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PoolInfo } from '@clutchline/contract';
import { InLanguage } from '../../../../testing/in-language';
import { restingPrice } from '../../../../testing/build-slip-view';
import { PoolCell } from './pool-cell';

vi.mock('../../../state', () => ({
  useOddsCell: ({ point }: { point: { odd: string } }) => ({
    price: restingPrice(point.odd),
    state: 'open',
    toggle: vi.fn(),
  }),
}));
afterEach(cleanup);

const match = buildMatch();
const point = buildPoint({ point_id: 1, pick: { kind: 'team', team_id: match.team_id_1 }, odd: '1.700' });
const play = buildPlay({ category_id: 1, points: [point] });

function show(pool: PoolInfo | null): string {
  render(
    <InLanguage>
      <PoolCell match={match} play={play} point={point} label="full" pool={pool} />
    </InLanguage>,
  );
  return screen.getByRole('button').textContent;
}

it('U8 BET-2 shows what the own pool pays, not the price of another currency', () => {
  const points = [buildPoolPoint({ shop_id: 1, odds: '2.300', stakes: '5.00', tickets: 1 })];
  expect(show(buildPoolInfo({ points }))).toContain('2.30');
});

it('U8 BET-2 shows no odds without a stake on it', () => {
  const text = show(buildPoolInfo({ points: [buildPoolPoint({ shop_id: 1 })] }));
  expect(text).toContain('No bets yet');
  expect(text).not.toMatch(/\d\.\d/);
});

it('U8 BET-2 shows the pushed price until the pool is loaded', () => {
  expect(show(null)).toContain('1.70');
});
