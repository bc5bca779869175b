import { readDay } from '../days/zone-days';

/** Duration of a round, business time. */
export const ROUND_MS = 120_000;
export const ROUNDS_OF_DAY = 720;

/** Phases of a round in their order (ROUND-1). */
export const ROUND_PHASES = ['ready', 'betting', 'preparing', 'in_match', 'ended'] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];

/** First ms of each phase, from the start of the round (ROUND-3). Plays are closed from `preparing` on. */
export const PHASE_STARTS_MS: Readonly<Record<RoundPhase, number>> = {
  ready: 0,
  betting: 5_000,
  preparing: 50_000,
  in_match: 55_000,
  ended: 110_000,
};

/** State of the game at one ms of business time. */
export interface RoundMoment {
  /** ⌊ms / 120,000⌋. */
  readonly round: number;
  readonly phase: RoundPhase;
  /** Business ms; `endsAt` is the first ms of the next phase. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * Round and phase at a ms of the business clock (ROUND-1, ROUND-3).
 *
 * @throws RangeError unless `at` is an integer from 0.
 * @example roundMoment(1_795_305_660_000) // { round: 14960880, phase: 'in_match', … } at 60 s of the round
 */
export function roundMoment(at: number): RoundMoment {
  if (!Number.isSafeInteger(at) || at < 0) throw new RangeError(`${at} is no ms of the business clock`);
  const round = Math.floor(at / ROUND_MS);
  const start = roundStart(round);
  const index = ROUND_PHASES.findLastIndex((phase) => at - start >= PHASE_STARTS_MS[phase]);
  const phase = ROUND_PHASES[index] ?? 'ready';
  const next = ROUND_PHASES[index + 1];
  return {
    round,
    phase,
    startsAt: start + PHASE_STARTS_MS[phase],
    endsAt: next === undefined ? start + ROUND_MS : start + PHASE_STARTS_MS[next],
  };
}

/** First ms of a round, business time. */
export function roundStart(round: number): number {
  return round * ROUND_MS;
}

/** Lock time: the first ms at which a bet on the round is refused (ROUND-3). */
export function roundLock(round: number): number {
  return roundStart(round) + PHASE_STARTS_MS.preparing;
}

/**
 * What players call a round: UTC date and number of the day, 001 to 720.
 *
 * @example roundNumber(roundAt) // '20261122-417'
 */
export function roundNumber(round: number): string {
  const day = new Date(roundStart(round)).toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${String((round % ROUNDS_OF_DAY) + 1).padStart(3, '0')}`;
}

const NUMBER = /^(\d{4})(\d\d)(\d\d)-(\d{3})$/;

/**
 * Round of a number as players read it.
 *
 * @returns null for another text, a date that does not exist and a number outside 001 to 720 (bad input row 133).
 * @example readRoundNumber('20261131-001') // null
 */
export function readRoundNumber(text: string): number | null {
  const [, year = '', month = '', date = '', number = ''] = NUMBER.exec(text) ?? [];
  const day = readDay(`${year}-${month}-${date}`);
  const ofDay = Number(number);
  if (day === null || ofDay < 1 || ofDay > ROUNDS_OF_DAY) return null;
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / ROUND_MS) + ofDay - 1;
}
