import { describe, expect, it } from 'vitest';

import {
  isDrawable,
  MAX_BRACKET_SLOTS,
  resolveBracket,
  type BracketSlot,
  type SlotResult,
  type SlotSource,
} from './resolve-bracket';

const team = (team_id: number): SlotSource => ({ kind: 'team', team_id });
const winner = (slot: number): SlotSource => ({ kind: 'winner', slot });
const loser = (slot: number): SlotSource => ({ kind: 'loser', slot });

const slotOf = (slot: number, one: SlotSource, two: SlotSource): BracketSlot => ({
  slot,
  game_id: slot,
  sources: [one, two],
});

const won = (gameId: number, teamId1: number, teamId2: number): SlotResult => ({
  ...{ gameId, teamId1, teamId2 },
  ...{ winner: teamId1, isVoid: false },
});

const resolve = (slots: readonly BracketSlot[], results: readonly SlotResult[] = []) =>
  resolveBracket(slots, {
    results: new Map(results.map((result) => [result.gameId, result])),
    placeOf: (stageId, place) => (stageId === 7 ? 70 + place : null),
    seedOf: (teamId) => teamId,
  });

/** Two semi-finals, final and third place, in an order that does not help. */
const CUP = [
  slotOf(4, winner(1), winner(2)),
  slotOf(3, loser(1), loser(2)),
  slotOf(1, team(1), team(4)),
  slotOf(2, team(2), team(3)),
];

describe('a bracket', () => {
  it('EVENT-4 names where winner and loser of a match go', () => {
    const slots = new Map(resolve(CUP)?.map((slot) => [slot.slot, slot]));
    expect([1, 2, 3, 4].map((slot) => [slots.get(slot)?.winnerTo, slots.get(slot)?.loserTo])).toEqual([
      [4, 3],
      [4, 3],
      [null, null],
      [null, null],
    ]);
  });

  it('EVENT-5 a team is unknown until the match that decides it has ended', () => {
    const teamsOf = (results: readonly SlotResult[]) => resolve(CUP, results)?.map(({ teams }) => teams);
    expect(teamsOf([])).toEqual([
      [null, null],
      [null, null],
      [1, 4],
      [2, 3],
    ]);
    expect(teamsOf([won(1, 4, 1)])).toEqual([
      [4, null],
      [1, null],
      [1, 4],
      [2, 3],
    ]);
    expect(teamsOf([won(1, 4, 1), won(2, 2, 3)])).toEqual([
      [4, 2],
      [1, 3],
      [1, 4],
      [2, 3],
    ]);
  });

  it('EVENT-5 a place of a group fills a slot once the group is decided', () => {
    const place = (stage_id: number): SlotSource => ({ kind: 'place', stage_id, place: 1 });
    expect(resolve([slotOf(1, place(7), place(8))])?.[0]?.teams).toEqual([71, null]);
  });

  it('EVENT-5 a void match advances the better seed', () => {
    const voided = { gameId: 2, teamId1: 2, teamId2: 3, winner: null, isVoid: true };
    const [final, , , semi] = resolve(CUP, [voided]) ?? [];
    expect(semi).toMatchObject({ winner: 2, isWalkover: true });
    expect(final?.teams).toEqual([null, 2]);
  });

  it.each([
    ['a circle', [slotOf(1, winner(2), team(1)), slotOf(2, winner(1), team(2))]],
    ['an unknown slot', [slotOf(1, winner(9), team(1))]],
    ['itself', [slotOf(1, winner(1), team(1))]],
    [
      'two winners into one place',
      [slotOf(1, team(1), team(2)), slotOf(2, winner(1), team(3)), slotOf(3, winner(1), team(4))],
    ],
    ['one slot twice', [slotOf(1, team(1), team(2)), slotOf(1, team(3), team(4))]],
    [
      'too many slots',
      Array.from({ length: MAX_BRACKET_SLOTS + 1 }, (_, i) => slotOf(i + 1, team(2 * i), team(2 * i + 1))),
    ],
  ])('bad-input 181 %s is not drawn', (_, slots) => {
    expect(resolve(slots)).toBeNull();
    expect([isDrawable(slots), isDrawable(CUP)]).toEqual([false, true]);
  });

  it('bad-input 183 a result of other teams and a draw leave the slot open', () => {
    expect(resolve(CUP, [won(1, 1, 3)])?.[0]?.teams).toEqual([null, null]);
    const draw = { gameId: 1, teamId1: 1, teamId2: 4, winner: null, isVoid: false };
    expect(resolve(CUP, [draw])?.[2]).toMatchObject({ winner: null, isWalkover: false });
  });
});
