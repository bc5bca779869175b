import { buildBet, buildBetLeg, buildMapFacts } from '@clutchline/domain/testing';

import { MatchResult } from '../../src/screens/match-result/match-result';
import type { AppState } from '../../src/state/app-state';
import type { MatchResultData } from '../../src/state';
import { envelope, type FakeServer, ok } from '../../testing/test-app';
import { pending, storyFinished } from '../frame/sample-content';
import { HOUR, NOON, storyMatch } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Match result' } satisfies StoryFile;

type Play = MatchResultData['plays'][number];
type Point = Play['points'][number];

const GAME = 7;
const MATCH = storyMatch({ game_id: GAME });
const [A, B] = [MATCH.team_id_1, MATCH.team_id_2];

const FACTS = buildMapFacts({ winner: A, first_blood: B, first_tower: A, pistol_1: null, pistol_13: null });
const UNPLAYED = buildMapFacts({
  ...{ status: 'not_played', winner: null, score_1: null, score_2: null, duration_s: null },
  ...{ first_blood: null, first_tower: null, pistol_1: null, pistol_13: null, races: [] },
});

const point = (point_id: number, team_id: number, fields: Partial<Point> = {}): Point => ({
  point_id,
  pick: { kind: 'team', team_id },
  line: null,
  odd: '1.955',
  closing_odds: null,
  outcome: team_id === A ? 'won' : 'lost',
  void_reason: null,
  dead_heat: 1,
  result: '2:1',
  rule: 'match-winner@1',
  source: 'simulator',
  reason: null,
  ...fields,
});

const play = (play_info_id: number, fields: Partial<Play> = {}): Play => ({
  play_info_id,
  category_id: 2,
  round: 0,
  market: 'match_winner',
  group: 'basic',
  line: null,
  status: 4,
  points: [point(10 * play_info_id, A), point(10 * play_info_id + 1, B)],
  ...fields,
});

const VOID = { outcome: 'void', void_reason: 'not_played', result: null, rule: 'map-not-played@1' } as const;

/** A single, a handicap with half outcomes, a pool, one that waits, and on map 3 a void one. */
const PLAYS: Play[] = [
  play(1),
  play(2, {
    market: 'map_handicap',
    points: [
      point(20, A, { line: -1_250, outcome: 'half_lost', rule: 'map-handicap@1' }),
      point(21, B, { line: 1_250, outcome: 'half_won', rule: 'map-handicap@1' }),
    ],
  }),
  play(3, {
    category_id: 1,
    points: [point(30, A, { odd: null, closing_odds: '1.840' }), point(31, B, { odd: null })],
  }),
  play(4, {
    market: 'total_maps',
    line: 2_500,
    points: [
      point(40, A, { pick: { kind: 'over' }, outcome: null, result: null, rule: null }),
      point(41, B, { pick: { kind: 'under' }, outcome: null, result: null, rule: null }),
    ],
  }),
  play(5, { round: 3, market: 'map_winner', points: [point(50, A, VOID), point(51, B, VOID)] }),
];

function resultOf(
  match: Parameters<typeof storyFinished>[0] = {},
  rest: Partial<MatchResultData> = {},
): MatchResultData {
  return {
    match: storyFinished({ game_id: GAME, ...match }),
    source: 'simulator',
    maps: [
      { round: 1, facts: FACTS },
      { round: 2, facts: { ...FACTS, status: 'forfeited', winner: B, score_1: null, score_2: null } },
      { round: 3, facts: UNPLAYED },
    ],
    plays: PLAYS,
    revisions: [],
    ...rest,
  };
}

const REVISION = {
  ...{ round: 0, revision: 2, reason: 'sides_swapped', at: NOON - HOUR },
  before: { winner: B, score_1: 1, score_2: 2 },
  after: { winner: A, score_1: 2, score_2: 1 },
};

const leg = (outcome: 'won' | 'lost' | 'pending') =>
  buildBetLeg({ match: MATCH, game_id: GAME, pick: { kind: 'team', team_id: outcome === 'lost' ? B : A }, outcome });
const BETS = [
  buildBet({
    ...{ order_no: '01JDEM0123456789ABCDEF0001', legs: [leg('won')], revision: 2, prize_status: 1, settle_time: NOON },
    ...{ settlement_amount: '97.75', profit: '47.75' },
  }),
  buildBet({
    ...{ order_no: '01JDEM0123456789ABCDEF0002', legs: [leg('lost')], revision: 1, prize_status: 2, settle_time: NOON },
    ...{ settlement_amount: '0.00', profit: '-50.00' },
  }),
  buildBet({ order_no: '01JDEM0123456789ABCDEF0003', legs: [leg('pending')] }),
];

const answers = (result: MatchResultData | null, bets: readonly unknown[] = []): FakeServer => ({
  getMatchResult: () => ok({ result }),
  getUserHistory: () => ok({ items: bets, total: bets.length, totals: [] }),
});

interface ResultCase {
  readonly server: FakeServer;
  readonly isBelowScoreboard?: boolean;
  readonly prepare?: (app: AppState) => void;
}

const CASES: Readonly<Record<string, ResultCase>> = {
  'played, with own bets': { server: answers(resultOf(), BETS) },
  'below the scoreboard': { server: answers(resultOf()), isBelowScoreboard: true },
  corrected: { server: answers(resultOf({ correction_count: 1 }, { revisions: [REVISION] })) },
  'result hidden': { server: answers(resultOf()), prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }) },
  walkover: {
    server: answers(resultOf({ void_reason: 'walkover', winner: null, score_1: 0, score_2: 0 }, { maps: [] })),
  },
  'long names, imported': { server: answers(resultOf({ isLong: true, is_history: 1 }, { plays: [] })) },
  'no result yet': { server: answers(null) },
  failed: { server: { getMatchResult: () => envelope(2) } },
  loading: { server: { getMatchResult: pending } },
};

export const States: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(CASES).map(([name, { server, isBelowScoreboard = false, prepare }]) => (
        <Specimen key={name} name={name}>
          <WithState server={server} {...(prepare !== undefined && { prepare })}>
            <MatchResult gameId={GAME} isBelowScoreboard={isBelowScoreboard} none={<p>–</p>} />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};
