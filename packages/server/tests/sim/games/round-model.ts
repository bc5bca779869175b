import type { Play, Point, RoundGame } from '@clutchline/contract';

import type { FileRound } from '../../../../../tools/rounds/check-round';

type Facts = FileRound['facts'];

const ROUND_MS = 120_000;
const BETTING_MS = 5_000;
const LOCK_MS = 50_000;
const OVER_MS = 110_000;
const MOST_STAKE = 1_000n;
const MOST_OF_ROUND = 1_800n;

/** One pick of a round as it was offered. */
export interface OfferedPick {
  readonly round: number;
  readonly gameId: number;
  readonly playId: number;
  readonly pointId: number;
  readonly version: number;
  readonly market: Play['market'];
  /** Thousandths. */
  readonly line: number;
  readonly pick: Point['pick'];
  /** Null if it is of no side. */
  readonly side: 1 | 2 | null;
  /** Thousandths. */
  readonly odd: number;
  readonly shownOdd: string;
}

export interface RoundBet {
  readonly accountId: number;
  readonly picked: OfferedPick;
  readonly stake: bigint;
  payout: bigint | null;
}

/** The 30 picks of a game; none while it is paused. */
export function picksOf(game: RoundGame): OfferedPick[] {
  if (game.state === 'paused') return [];
  const { match, round, plays } = game;
  return plays.flatMap((play) =>
    play.points.flatMap(({ point_id, pick, line, odd, version }) => {
      if (odd === null) return [];
      const side = pick.kind !== 'team' ? null : pick.team_id === match.team_id_1 ? 1 : 2;
      const ids = { round: round.round, gameId: play.game_id, playId: play.play_info_id, pointId: point_id, version };
      const shown = { odd: Number(odd.replace('.', '')), shownOdd: odd };
      return [{ ...ids, market: play.market, line: line ?? play.line ?? 0, pick, side, ...shown }];
    }),
  );
}

const passedOf = (round: number, now: number): number => now - round * ROUND_MS;
export const isInBetting = (round: number, now: number): boolean =>
  passedOf(round, now) >= BETTING_MS && passedOf(round, now) < LOCK_MS;
export const isOver = (round: number, now: number): boolean => passedOf(round, now) >= OVER_MS;

/** @param unit minor units of one unit. */
export const isStakeAllowed = (stake: bigint, staked: bigint, unit: bigint): boolean =>
  stake >= unit && stake <= MOST_STAKE * unit && staked + stake <= MOST_OF_ROUND * unit;

/** Rounded down. */
export const payoutOf = ({ picked, stake }: RoundBet, facts: Facts): bigint =>
  isWon(picked, facts) ? (stake * BigInt(picked.odd)) / 1_000n : 0n;

function isWon({ market, pick, line, side }: OfferedPick, facts: Facts): boolean {
  const kills = facts.kills_1 + facts.kills_2;
  const ahead = (facts.kills_1 - facts.kills_2) * (side === 1 ? 1 : -1);
  const minute = Math.floor(facts.seconds / 60);
  switch (pick.kind) {
    case 'over':
      return market === 'duration' ? facts.seconds * 1_000 >= line * 60 : kills * 1_000 > line;
    case 'under':
      return market === 'duration' ? facts.seconds * 1_000 < line * 60 : kills * 1_000 < line;
    case 'odd':
      return kills % 2 === 1;
    case 'even':
      return kills % 2 === 0;
    case 'band':
      return minute >= pick.from && minute <= pick.to;
    case 'position':
      return facts.position === pick.position;
    case 'team':
    case 'yes':
    case 'no':
    case 'draw':
    case 'score':
    case 'runner':
      return market === 'kill_handicap' ? ahead * 1_000 + line > 0 : sideOf(market, facts) === side;
  }
}

function sideOf(market: Play['market'], facts: Facts): number {
  if (market === 'first_blood') return facts.first_blood;
  if (market === 'first_dragon') return facts.first_dragon;
  return market === 'first_tower' ? facts.first_tower : facts.winner;
}
