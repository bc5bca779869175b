import type { MapFacts, PickCode } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawsFrom } from '../chance/index';
import { settlePlay } from '../settlement/settle-play';
import type { UnsettledPlay } from '../settlement/settled-point';
import { factsFrom, type RoundFacts, type Side } from './draw-round';
import { roundPlays, type RoundPick, type RoundPlay } from './round-plays';
import { pickText, winningPick } from './round-results';
import { WIN_CHANCES } from './round-tables';

const TEAMS = { 1: 101, 2: 102 } as const;
const teamOf = (side: Side): number => TEAMS[side];

const nextOf = (words: Iterator<number, number>): number => words.next().value;

const anyFacts = fc
  .tuple(fc.constantFrom(...WIN_CHANCES), fc.infiniteStream(fc.integer({ min: 0, max: 2 ** 32 - 1 })))
  .map(([chance, words]) => ({
    chance,
    facts: factsFrom(
      drawsFrom(() => [nextOf(words)]),
      chance,
    ),
  }));

const mapFactsOf = (facts: RoundFacts): MapFacts => ({
  status: 'played',
  winner: teamOf(facts.winner),
  score_1: facts.kills_1,
  score_2: facts.kills_2,
  duration_s: facts.seconds,
  first_blood: teamOf(facts.first_blood),
  first_tower: teamOf(facts.first_tower),
  pistol_1: null,
  pistol_13: null,
  races: [],
});

function settled(play: RoundPlay, market: UnsettledPlay['market'], facts: RoundFacts): (RoundPick | undefined)[] {
  const lineOf = (pick: RoundPick): number | null => {
    if (market !== 'kill_handicap' || play.line === null || pick.kind !== 'side') return null;
    return pick.side === 1 ? play.line : -play.line;
  };
  const points = play.picks.map((pick, index) => ({ point_id: index, pick: codeOf(pick), line: lineOf(pick) }));
  const unsettled: UnsettledPlay = {
    ...{ market, points, round: 1, best_of: 1, team_id_1: TEAMS[1], team_id_2: TEAMS[2] },
    line: market === 'kill_handicap' ? null : play.line,
  };
  return (settlePlay(unsettled, { map: mapFactsOf(facts), match: null }) ?? [])
    .filter(({ outcome }) => outcome === 'won')
    .map(({ point_id }) => play.picks[point_id]);
}

function codeOf(pick: RoundPick): PickCode {
  if (pick.kind === 'side') return { kind: 'team', team_id: teamOf(pick.side) };
  if (pick.kind === 'band' || pick.kind === 'position') throw new Error(`no pick code of ${pick.kind}`);
  return { kind: pick.kind };
}

describe('winningPick', () => {
  it('ROUND-4 is one of the picks of its play', () => {
    fc.assert(
      fc.property(anyFacts, ({ chance, facts }) => {
        for (const play of roundPlays(chance))
          expect(play.picks.map(pickText)).toContain(pickText(winningPick(play, facts)));
      }),
    );
  });

  it('ROUND-4 is what the published settlement rules pay', () => {
    fc.assert(
      fc.property(anyFacts, ({ chance, facts }) => {
        for (const play of roundPlays(chance)) {
          const { market } = play;
          if (market === 'first_dragon' || market === 'duration_band' || market === 'first_blood_position') continue;
          expect(settled(play, market, facts)).toEqual([winningPick(play, facts)]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('ROUND-4 exactly 33:00 is over 33 minutes, 32:59 is under', () => {
    const [sample] = fc.sample(anyFacts, 1);
    const play = { market: 'duration', line: 33_000 } as const;
    expect(winningPick(play, { ...sample!.facts, seconds: 1_980 })).toEqual({ kind: 'over' });
    expect(winningPick(play, { ...sample!.facts, seconds: 1_979 })).toEqual({ kind: 'under' });
  });

  it('ROUND-4 picks have stable texts', () => {
    const texts = roundPlays(50).flatMap(({ picks }) => picks.map(pickText));
    expect(texts.slice(-10)).toEqual([
      ...['band-22-26', 'band-27-29', 'band-30-32', 'band-33-36', 'band-37-44'],
      ...['position-top', 'position-jungle', 'position-mid', 'position-bot', 'position-support'],
    ]);
  });
});
