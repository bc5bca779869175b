import { eventStageSchema } from '@clutchline/contract';
import { resolveBracket, standingsOf, readTieBreakers, type SlotResult } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { MatchScript } from '../../script/match-script';
import { publishedAt } from '../../script/published-at';
import { GAME_SETUPS } from '../game-setup';
import { weekOf, weekStart } from '../weeks';
import { drawCup } from './draw-cup';
import type { Tournament } from './tournament';

const NOW = Date.UTC(2026, 10, 21, 12);
const WEEKS = Array.from({ length: 12 }, (_, i) => weekOf(NOW) - i);

const resultOf = ({ gameId, teamId1, teamId2, facts, voidReason }: MatchScript): SlotResult => ({
  ...{ gameId, teamId1, teamId2 },
  ...{ winner: facts.winner, isVoid: voidReason !== null },
});

/** The bracket as a reader of stages and results computes it. */
function bracketOf({ stages, matches }: Tournament) {
  const bracket = stages.find(({ kind }) => kind === 'bracket');
  if (bracket === undefined) throw new Error('a cup without a bracket');
  const placeOf = (stageId: number, place: number): number | null => {
    const stage = stages.find(({ stage_id }) => stage_id === stageId);
    if (stage === undefined) return null;
    const rows = standingsOf({
      teams: stage.teams.map(({ team_id, seed }) => ({ teamId: team_id, seed })),
      matches: matches
        .filter((match) => match.stageId === stageId && match.voidReason === null)
        .map(({ gameId, teamId1, teamId2, facts }) => ({
          ...{ gameId, teamId1, teamId2 },
          ...{ score1: facts.score_1, score2: facts.score_2 },
        })),
      rules: { points: stage.points, tieBreakers: readTieBreakers(stage.tie_breakers).rules },
    });
    return rows[place - 1]?.teamId ?? null;
  };
  const slots = resolveBracket(bracket.slots, {
    results: new Map(matches.map((match) => [match.gameId, resultOf(match)])),
    placeOf,
    seedOf: (teamId) => bracket.teams.find(({ team_id }) => team_id === teamId)?.seed ?? null,
  });
  return { bracket, slots };
}

describe.each(GAME_SETUPS)('cups of game $gameTypeId', (setup) => {
  const cups = WEEKS.map((week) => ({ week, cup: drawCup({ seed: 'cups', setup, week }) }));

  it('FEED-1 and FEED-4 the same seed and week give the same cup, and its stages are of the contract', () => {
    const [first] = cups;
    expect(drawCup({ seed: 'cups', setup, week: first?.week ?? 0 })).toEqual(first?.cup);
    for (const { cup } of cups)
      for (const stage of cup.stages)
        expect(z.safeParse(eventStageSchema, { type: 'event-stage', ...stage }).error).toBeUndefined();
  });

  it('FEED-4 invites teams and lets two qualify', () => {
    for (const { cup } of cups) {
      const entries = new Map(cup.stages.flatMap(({ teams }) => teams.map(({ team_id, entry }) => [team_id, entry])));
      expect([...entries.values()].filter((entry) => entry === 'qualified')).toHaveLength(2);
      expect(entries.size).toBe(setup.gameTypeId === 6 ? 6 : 8);
      expect([...entries.keys()].every((team) => cup.runners.includes(team))).toBe(true);
    }
  });

  it('EVENT-5 K12 the bracket that follows from stages and results has the teams of its matches and the winner of the cup', () => {
    for (const { cup } of cups) {
      const { bracket, slots } = bracketOf(cup);
      const matchOf = new Map(cup.matches.map((match) => [match.gameId, match]));
      for (const [i, slot] of bracket.slots.entries()) {
        const match = matchOf.get(slot.game_id);
        expect(slots?.[i]?.teams).toEqual([match?.teamId1, match?.teamId2]);
      }
      const last = bracket.slots.findIndex(({ section }) => section === 'final');
      expect(slots?.[last]?.winner).toBe(cup.winner);
    }
  });

  it('FEED-4 a match begins after its feeders, is published when its teams are known, and no team plays two at once', () => {
    for (const { week, cup } of cups) {
      expect(new Set(cup.matches.map(({ gameId }) => gameId)).size).toBe(cup.matches.length);
      for (const match of cup.matches) {
        const isRival = ({ teamId1, teamId2 }: MatchScript) =>
          [teamId1, teamId2].some((team) => team === match.teamId1 || team === match.teamId2);
        const before = cup.matches.filter((other) => isRival(other) && other.startTime < match.startTime);
        expect(before.every(({ endsAt }) => endsAt <= match.startTime)).toBe(true);
        expect(publishedAt(match)).toBeGreaterThanOrEqual(weekStart(week));
        expect(publishedAt(match)).toBeLessThan(match.startTime);
        expect(match.endsAt).toBeLessThan(weekStart(week + 1));
      }
      expect(cup.matches.every(({ endsAt }) => endsAt <= cup.finalEndsAt || setup.gameTypeId === 16)).toBe(true);
    }
  });
});
