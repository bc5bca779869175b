import type { PlaceBet, PlaceSelection } from '@clutchline/contract';
import { createHash } from 'node:crypto';

import type { CallRequest } from '../../platform/calls';

export interface RequestedBet {
  readonly kind: PlaceBet['kind'];
  readonly stake: string;
  /** Per combination or in total. */
  readonly per: 'unit' | 'total';
  readonly sizes: readonly number[];
  readonly selections: readonly PlaceSelection[];
}

/** Null if inconsistent. */
export function toRequestedBets({ bets, selections }: CallRequest<'playMore'>): RequestedBet[] | null {
  const requestedBets = bets.map((bet) => toRequestedBet(bet, selections));
  return requestedBets.every((requested, index) => isValid(requested, bets[index])) ? requestedBets : null;
}

function toRequestedBet(
  { kind, stake, per, sizes, selections }: PlaceBet,
  all: readonly PlaceSelection[],
): RequestedBet {
  return {
    kind,
    stake,
    per: per ?? 'total',
    sizes: sizes ?? [selections.length],
    selections: selections.flatMap((place) => all[place] ?? []),
  };
}

function isValid({ kind, selections, sizes }: RequestedBet, bet: PlaceBet | undefined): boolean {
  if (selections.length !== bet?.selections.length) return false;
  if (kind === 'single') return selections.length === 1 && bet.sizes === undefined;
  return sizes.every((size) => size <= selections.length);
}

/** For retries, in any language (BET-8). */
export function requestHash({ accept, selections, bets }: CallRequest<'playMore'>): string {
  const content = [
    accept,
    selections.map(({ shop_id, game_id, play_info_id, odd, version }) => [
      shop_id,
      game_id,
      play_info_id,
      odd,
      version,
    ]),
    bets.map(({ kind, selections: places, stake, sizes, per }) => [kind, places, stake, sizes ?? null, per ?? null]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
