import type { EventStage, Names, StageSlot } from '@clutchline/contract';
import type { TieBreaker } from '@clutchline/domain';

import { numbered, STAGE } from '../stage-names';

/** A table of the first rounds. `seeds` are positions in the list of teams, from 1. */
export interface TablePlan {
  readonly kind: 'group' | 'swiss';
  readonly names: Names;
  readonly seeds: readonly number[];
  readonly rounds: number;
  readonly bestOf: number;
  readonly points: EventStage['points'];
  readonly tieBreakers: readonly TieBreaker[];
}

/** `table` is a position in the tables of the cup, from 0. */
export type PlanSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner' | 'loser'; readonly slot: number }
  | { readonly kind: 'place'; readonly table: number; readonly place: number };

export interface SlotPlan extends Pick<StageSlot, 'slot' | 'section' | 'column' | 'names'> {
  /** Round of the whole cup, from 0. */
  readonly round: number;
  readonly bestOf: number;
  readonly sources: readonly [PlanSource, PlanSource];
}

export interface CupFormat {
  readonly teams: number;
  readonly rounds: number;
  readonly tables: readonly TablePlan[];
  readonly bracketNames: Names;
  readonly slots: readonly SlotPlan[];
}

const seed = (number: number): PlanSource => ({ kind: 'seed', seed: number });
const winner = (slot: number): PlanSource => ({ kind: 'winner', slot });
const loser = (slot: number): PlanSource => ({ kind: 'loser', slot });
const place = (table: number, at: number): PlanSource => ({ kind: 'place', table, place: at });

type Sources = SlotPlan['sources'];

interface FirstRounds {
  readonly tables?: readonly TablePlan[];
  readonly slots?: readonly SlotPlan[];
}

/** Three rounds of eight teams, then two semi-finals and the final. */
function thenTopFour({ tables = [], slots = [] }: FirstRounds, [one, two]: readonly [Sources, Sources]): CupFormat {
  const semi = (slot: number, sources: Sources): SlotPlan => ({
    ...{ slot, section: 'upper', column: 1, names: numbered(STAGE.semiFinal, slot) },
    ...{ round: 3, bestOf: 3, sources },
  });
  const sources = [winner(1), winner(2)] as const;
  const final = { slot: 3, section: 'final', column: 1, names: STAGE.final, round: 4, bestOf: 5 } as const;
  return {
    ...{ teams: 8, rounds: 5, tables, bracketNames: STAGE.playoffs },
    slots: [semi(1, one), semi(2, two), { ...final, sources }, ...slots],
  };
}

const GROUP = {
  kind: 'group',
  rounds: 3,
  bestOf: 1,
  points: 'match_wins',
  tieBreakers: ['match_wins', 'h2h_match', 'map_diff', 'tie_break_match', 'seed'],
} as const;

const GROUPS_THEN_TOP_FOUR = thenTopFour(
  {
    tables: [
      { ...GROUP, names: STAGE.groupA, seeds: [1, 4, 5, 8] },
      { ...GROUP, names: STAGE.groupB, seeds: [2, 3, 6, 7] },
    ],
  },
  [
    [place(0, 1), place(1, 2)],
    [place(1, 1), place(0, 2)],
  ],
);

const SWISS: TablePlan = {
  ...{ kind: 'swiss', names: STAGE.swiss, seeds: [1, 2, 3, 4, 5, 6, 7, 8], rounds: 3, bestOf: 3 },
  ...{ points: 'match_wins', tieBreakers: ['match_diff', 'buchholz_diff', 'seed'] },
};

const SWISS_THEN_TOP_FOUR = thenTopFour({ tables: [SWISS] }, [
  [place(0, 1), place(0, 4)],
  [place(0, 2), place(0, 3)],
]);

const ROUND_ROBIN_THEN_FINAL: CupFormat = {
  teams: 6,
  rounds: 6,
  tables: [
    {
      ...{ kind: 'group', names: STAGE.roundRobin, seeds: [1, 2, 3, 4, 5, 6], rounds: 5, bestOf: 3 },
      ...{ points: 'by_score', tieBreakers: ['map_diff', 'h2h_match', 'seed'] },
    },
  ],
  bracketNames: STAGE.playoffs,
  slots: [
    {
      ...{ slot: 1, section: 'final', column: 1, names: STAGE.final, round: 5, bestOf: 5 },
      sources: [place(0, 1), place(0, 2)],
    },
  ],
};

const PAIRS = [
  [1, 8],
  [4, 5],
  [2, 7],
  [3, 6],
] as const;

const DOUBLE_ELIMINATION: CupFormat = {
  teams: 8,
  rounds: 6,
  tables: [],
  bracketNames: STAGE.playoffs,
  slots: [
    ...PAIRS.map(([one, two], i): SlotPlan => upper(i + 1, [1, 0], [seed(one), seed(two)])),
    upper(5, [2, 1], [winner(1), winner(2)]),
    upper(6, [2, 1], [winner(3), winner(4)]),
    lower(7, [1, 1], [loser(1), loser(2)]),
    lower(8, [1, 1], [loser(3), loser(4)]),
    lower(9, [2, 2], [loser(6), winner(7)]),
    lower(10, [2, 2], [loser(5), winner(8)]),
    upper(11, [3, 3], [winner(5), winner(6)]),
    lower(12, [3, 3], [winner(9), winner(10)]),
    lower(13, [4, 4], [loser(11), winner(12)]),
    {
      ...{ slot: 14, section: 'final', column: 1, names: STAGE.final, round: 5, bestOf: 5 },
      sources: [winner(11), winner(13)],
    },
  ],
};

type Place = readonly [column: number, round: number];

function upper(slot: number, [column, round]: Place, sources: Sources): SlotPlan {
  return { slot, section: 'upper', column, names: numbered(STAGE.upper, slot), round, bestOf: 3, sources };
}

function lower(slot: number, [column, round]: Place, sources: Sources): SlotPlan {
  return { slot, section: 'lower', column, names: numbered(STAGE.lower, slot), round, bestOf: 3, sources };
}

/** Five matches from slot `first`: first place to the winner of the third, second place to the winner of the fifth. */
function gslGroup(
  section: 'group_a' | 'group_b',
  first: number,
  [one, two, three, four]: readonly [number, number, number, number],
): readonly SlotPlan[] {
  const match = (slot: number, [column, round]: Place, [names, sources]: readonly [Names, Sources]): SlotPlan => ({
    ...{ slot: first + slot, section, column, names, round, bestOf: 3, sources },
  });
  return [
    match(0, [1, 0], [numbered(STAGE.opening, 1), [seed(one), seed(two)]]),
    match(1, [1, 0], [numbered(STAGE.opening, 2), [seed(three), seed(four)]]),
    match(2, [2, 1], [STAGE.winners, [winner(first), winner(first + 1)]]),
    match(3, [2, 1], [STAGE.elimination, [loser(first), loser(first + 1)]]),
    match(4, [3, 2], [STAGE.decider, [loser(first + 2), winner(first + 3)]]),
  ];
}

const GSL_THEN_TOP_FOUR = thenTopFour(
  { slots: [...gslGroup('group_a', 11, [1, 8, 4, 5]), ...gslGroup('group_b', 21, [2, 7, 3, 6])] },
  [
    [winner(13), winner(25)],
    [winner(23), winner(15)],
  ],
);

const SINGLE_ELIMINATION: CupFormat = {
  teams: 8,
  rounds: 3,
  tables: [],
  bracketNames: STAGE.playoffs,
  slots: [
    ...PAIRS.map(([one, two], i): SlotPlan => ({
      ...{ slot: i + 1, section: 'upper', column: 1, names: numbered(STAGE.quarterFinal, i + 1) },
      ...{ round: 0, bestOf: 7, sources: [seed(one), seed(two)] },
    })),
    ...[0, 1].map((i): SlotPlan => ({
      ...{ slot: 5 + i, section: 'upper', column: 2, names: numbered(STAGE.semiFinal, i + 1) },
      ...{ round: 1, bestOf: 7, sources: [winner(1 + 2 * i), winner(2 + 2 * i)] },
    })),
    {
      ...{ slot: 7, section: 'third_place', column: 1, names: STAGE.thirdPlace, round: 2, bestOf: 7 },
      sources: [loser(5), loser(6)],
    },
    {
      ...{ slot: 8, section: 'final', column: 1, names: STAGE.final, round: 2, bestOf: 7 },
      sources: [winner(5), winner(6)],
    },
  ],
};

/** By game type (FEED-4). */
export const CUP_FORMATS: Readonly<Record<number, CupFormat>> = {
  1: GROUPS_THEN_TOP_FOUR,
  2: DOUBLE_ELIMINATION,
  3: SWISS_THEN_TOP_FOUR,
  5: GSL_THEN_TOP_FOUR,
  6: ROUND_ROBIN_THEN_FINAL,
  16: SINGLE_ELIMINATION,
};
