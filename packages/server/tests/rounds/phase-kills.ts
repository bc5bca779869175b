import { setTimeout as sleep } from 'node:timers/promises';

import { ROUND_PHASES, type RoundPhase } from '@clutchline/domain/virtual-round';

import { acceptedBy, type BettingAccount } from './expect-sound-bets';

/** Within each phase, business ms after the start of the round. */
export const KILL_AT: Readonly<Record<RoundPhase, number>> = {
  ready: 2_500,
  betting: 30_000,
  preparing: 52_000,
  in_match: 80_000,
  ended: 112_000,
};
/** 50 for the figures of docs/spec/virtual-games.md. */
export const ROUND_KILLS = Number(process.env['ROUND_KILLS'] ?? 1);
export const KILLED_PHASES = Array.from({ length: ROUND_KILLS }, () => ROUND_PHASES).flat();
export const MOST_MS = 300_000 + ROUND_KILLS * 300_000;

const LONGEST_WAIT_MS = 300_000;

/** So that each kill has bets before it, however slow the machine is. */
export async function untilOneMoreBet(bettors: readonly Pick<BettingAccount, 'accepted' | 'refused'>[]): Promise<void> {
  const before = acceptedBy(bettors);
  const until = performance.now() + LONGEST_WAIT_MS;
  while (acceptedBy(bettors) === before) {
    if (performance.now() > until)
      throw new Error(`no bet is accepted, refused: ${JSON.stringify(bettors.map(({ refused }) => [...refused]))}`);
    await sleep(20);
  }
}
