// @vitest-environment jsdom
import {
  buildMatchRow,
  buildPlay,
  buildPoint,
  buildPoolInfo,
  buildSlip,
  buildSlipItem,
} from '@clutchline/domain/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { createTestApp, envelope, ok, TOKEN, type TestAppOptions } from '../../testing/test-app';
import { AppStateContext } from './app-context';
import { useListedPool, usePool, usePoolStakes, useSlip, useSlipPools } from './index';

afterEach(cleanup);

function use<Result>(hook: () => Result, options: TestAppOptions = {}) {
  const test = createTestApp(options);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={test.app}>{children}</AppStateContext>
  );
  return { ...test, ...renderHook(hook, { wrapper }) };
}

describe('the door for screens: pools', () => {
  it('BET-2 asks for one pool with its tickets; a play without a pool has null', async () => {
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

  it('SLIP-8 BET-2 a single on a pool returns what it would pay with this stake in it, after each update of the pool', async () => {
    const item = buildSlipItem({
      shop_id: 3,
      play_info_id: 1,
      odd: '4.600',
      play: { ...buildSlipItem().play, category_id: 1 },
    });
    const fixed = buildSlipItem({ shop_id: 8, odd: '2.000', play_info_id: 9 });
    const pools = { now: [buildPoolInfo()] };
    const { result, app, callsOf } = use(() => useSlip('single'), {
      server: { getPoolInfo: () => ok({ pools: pools.now }) },
    });
    expect(callsOf('getPoolInfo')).toEqual([]);
    const stakes = new Map([
      [3, '5'],
      [8, '5'],
    ]);
    act(() => app.slip.setState({ slip: buildSlip([item, fixed]), singleStakes: stakes }));
    const rows = () => result.current.rows.map(({ possibleReturn, indicative }) => [possibleReturn, indicative]);
    expect(rows()).toEqual([
      ['23.00', true],
      ['10.00', false],
    ]);
    await waitFor(() =>
      expect(rows()).toEqual([
        ['19.32', true],
        ['10.00', false],
      ]),
    );
    expect(result.current.possibleReturn).toBe('29.32');
    expect(callsOf('getPoolInfo').map(({ body }) => body['play_ids'])).toEqual([[1]]);
    pools.now = [buildPoolInfo({ currency_id: 3 })];
    act(() => {
      app.queries.invalidate('own');
    });
    await waitFor(() => expect(callsOf('getPoolInfo')).toHaveLength(2));
    expect(rows()[0]).toEqual(['19.32', true]);
    act(() => app.session.setState({ currency: { id: 1, code: 'CNY', decimals: 2 } }));
    await waitFor(() => expect(rows()[0]).toEqual(['23.00', true]));
  });

  it('BET-2 the pools of the slip are asked for together', async () => {
    const items = [1, 2, 2].map((play_info_id, index) =>
      buildSlipItem({ shop_id: index + 1, play_info_id, play: { ...buildSlipItem().play, category_id: 1 } }),
    );
    const { result, app, callsOf } = use(useSlipPools, {
      server: { getPoolInfo: () => ok({ pools: [buildPoolInfo(), buildPoolInfo({ play_info_id: 2 })] }) },
    });
    act(() => app.slip.setState({ slip: buildSlip(items) }));
    await waitFor(() => expect(result.current.map(({ play_info_id }) => play_info_id)).toEqual([1, 2]));
    expect(callsOf('getPoolInfo').map(({ body }) => body['play_ids'])).toEqual([[1, 2]]);
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
