import { formatAmount } from '@clutchline/domain';
import { useEffect } from 'react';

import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { useFetched } from '../queries/use-fetched';
import { decimalsOf } from '../slip/decimals-of';
import { stakeChips } from '../slip/stakes';
import {
  clearPicks,
  placeRoundBets,
  repeatPicks,
  resumeRoundBets,
  type RoundBet,
  roundBetsOf,
  type RoundBetsState,
  setRoundStake,
  stakeOf,
  startRound,
  togglePick,
} from './round-bets';
import type { OpenGame } from './round-game';
import { useOwnRoundBets } from './use-own-round-bets';
import { useStore } from '../use-snapshot';

export interface RoundBetsView extends RoundBetsState {
  /** Wire amount of all picks; null if the stake is invalid. */
  readonly total: string | null;
  readonly chips: readonly string[];
  readonly toggle: (shopId: number) => void;
  readonly setStake: (text: string) => void;
  readonly clear: () => void;
  readonly repeat: () => void;
  readonly place: () => void;
}

/** Picks, stake and bets of the round that the page shows (ROUND-8). */
export function useRoundBets(game: OpenGame): RoundBetsView {
  const app = useApp();
  const store = roundBetsOf(app);
  const state = useStore(store);
  const session = useStore(app.session);
  const known = useOwnRoundBets(game);
  useEffect(() => {
    startRound(store, game);
    void resumeRoundBets(app, store, game);
  }, [app, store, game, session]);
  const decimals = decimalsOf(session);
  const stake = stakeOf(app, state.stake);
  const point = game.plays[0]?.points[0]?.point_id ?? 0;
  const { data: limits } = useFetched({
    key: ['own', session.generation, 'round-limits'],
    fetch: (signal) => fetchData(app, 'getOrdinaryLimitInfo', { shop_ids: [point] }, signal),
    enabled: session.token !== null && point > 0,
    freshMs: Infinity,
  });
  return {
    ...state,
    placed: allOf(known, state.placed),
    total: stake === null ? null : formatAmount(stake * BigInt(state.picked.length), decimals),
    chips: stakeChips([], limits ?? null, decimals),
    toggle: (shopId) => togglePick(store, shopId),
    setStake: (text) => setRoundStake(store, text),
    clear: () => clearPicks(store),
    repeat: () => repeatPicks(store, game),
    place: () => void placeRoundBets(app, store, game),
  };
}

/** Each bet once. */
function allOf(known: readonly RoundBet[], placed: readonly RoundBet[]): readonly RoundBet[] {
  const orders = new Set(placed.map(({ orderNo }) => orderNo));
  return [...known.filter(({ orderNo }) => !orders.has(orderNo)).reverse(), ...placed];
}
