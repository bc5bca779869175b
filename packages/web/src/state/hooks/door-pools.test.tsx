// @vitest-environment jsdom
import { buildMatchRow, buildPlay, buildPoint, buildPoolInfo, buildSlipItem } from '@clutchline/domain/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp, envelope, ok, TOKEN, type TestAppOptions } from '../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useListedPool, usePool, usePoolStakes } from '../index';

afterEach(cleanup);

function use<Result>(hook: () => Result, options: TestAppOptions = {}) {
  const test = createTestApp(options);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  return { ...test, ...renderHook(hook, { wrapper }) };
}

describe('the door for screens: pools', () => {
  it('BET-2 asks for one pool with its tickets, and knows where there is none', async () => {
    const { result, callsOf } = use(() => [usePool(1), usePool(2)], {
      server: { getPoolInfo: ({ play_ids }) => ok({ pools: String(play_ids) === '1' ? [buildPoolInfo()] : [] }) },
    });
    await waitFor(() => expect(result.current[1]).toEqual({ status: 'ready', data: null }));
    expect(result.current[0]).toEqual({ status: 'ready', data: buildPoolInfo() });
    expect(callsOf('getPoolInfo').map(({ body }) => [body['play_ids'], body['with_stakes']])).toEqual([
      [[1], 1],
      [[2], 1],
    ]);
  });

  it('ERR-6 a pool that does not come has failed', async () => {
    const { result } = use(() => usePool(1), { server: { getPoolInfo: () => envelope(2) } });
    await waitFor(() => expect(result.current.status).toBe('failed'));
  });

  it('BET-1 asks for the pools of a list together, fifty a call', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      buildMatchRow({ plays: [buildPlay({ play_info_id: index + 1, category_id: 1 })] }),
    ).map((row, index) => ({ ...row, match: { ...row.match, game_id: index + 1 } }));
    const { result, callsOf } = use(() => [useListedPool(7), useListedPool(55)], {
      server: {
        getGameListByGameTypeId: () => ok({ rows }),
        getPoolInfo: ({ play_ids }) =>
          ok({ pools: [play_ids].flat().map((id) => buildPoolInfo({ play_info_id: Number(id) })) }),
      },
    });
    await waitFor(() => expect(result.current.map((pool) => pool?.play_info_id)).toEqual([7, 55]));
    expect(callsOf('getPoolInfo').map(({ body }) => [body['play_ids']].flat().length)).toEqual([50, 10]);
  });

  it('BET-2 offers the stakes of the slip, that for each single where an item has none, and chips in the scale of the limits', async () => {
    const play = { points: [1, 2, 3].map((point_id) => buildPoint({ point_id })) };
    const limits = {
      currency_id: 1,
      min: '2.00',
      max: '900.00',
      max_payout: '9000.00',
      day_left: '700.00',
      points: [],
    };
    const { result, app } = use(() => usePoolStakes(play, 2), {
      token: TOKEN,
      server: { getOrdinaryLimitInfo: () => ok(limits) },
    });
    await waitFor(() => expect(result.current.chips).toEqual(['20', '100', '200']));
    act(() =>
      app.slip.setState(({ slip }) => ({
        slip: { ...slip, items: [buildSlipItem({ shop_id: 1 }), buildSlipItem({ shop_id: 3 })] },
        singleStakes: new Map([[3, '7']]),
        commonStake: '5',
        stakesCurrency: app.session.getState().currency?.id ?? null,
      })),
    );
    expect([...result.current.typed]).toEqual([
      [1, '5'],
      [3, '7'],
    ]);
  });
});
