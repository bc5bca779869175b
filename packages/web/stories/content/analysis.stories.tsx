import { buildLive, buildPlay, buildPoint } from '@clutchline/domain/testing';

import { Analysis } from '../../src/screens/analysis/analysis';
import { PriceChart } from '../../src/screens/analysis/price-chart';
import type { AppState } from '../../src/state/app-state';
import type { FinishedRow, MatchDetailData } from '../../src/state';
import { envelope, type FakeServer, ok } from '../../testing/test-app';
import { DAY, pending, storyFinished } from '../frame/sample-content';
import { HOUR, MINUTE, NOON, storyMatch, storyPlays } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Analysis' } satisfies StoryFile;

const MATCH = storyMatch({ game_id: 9, best_of: 5 });
const [A, B] = [MATCH.team_id_1, MATCH.team_id_2];
const PLAYS = storyPlays(MATCH);

const tally = (won: number, lost: number) => ({ won, lost, pushed: 0, voided: 0, matches: won + lost });
const total = (sum: number, count: number) => ({ sum, count });
const rate = (hits: number, count: number) => ({ hits, count, matches: count });

const recentOf = (maps: number) => ({
  maps,
  own: total(15 * maps, maps),
  opposing: total(11 * maps, maps),
  both: total(26 * maps, maps),
  length: total(1_980 * maps, maps),
  first_blood: rate(Math.round(maps / 2), maps),
  first_tower: rate(Math.round(maps / 3), maps),
  pistols: rate(0, 0),
});

/** Newest first. */
const past = (teamId: number, outcomes: string): FinishedRow[] =>
  Array.from(outcomes).map((outcome, index) => {
    const start_time = NOON - (index + 1) * DAY;
    const winner = outcome === 'W' ? teamId : outcome === 'L' ? 3 : null;
    return {
      ...storyFinished({ game_id: 100 * teamId + index, start_time, isLong: index % 4 === 1 }),
      ...{ team_id_1: teamId, team_id_2: 3, winner, score_1: winner === 3 ? 0 : 2, score_2: winner === 3 ? 2 : 1 },
    };
  });

const countOf = (outcomes: string, wanted: string): number =>
  Array.from(outcomes).filter((outcome) => outcome === wanted).length;

const teamOf = (team_id: number, outcomes: string, maps: number) => ({
  team_id,
  rows: past(team_id, outcomes),
  won: countOf(outcomes, 'W'),
  drawn: countOf(outcomes, 'D'),
  lost: countOf(outcomes, 'L'),
  recent: recentOf(maps),
});

const pointOf = (point_id: number, team_id: number, won: number, lost: number) => ({
  point_id,
  ...tally(won, lost),
  teams: [{ team_id, ...tally(won, lost) }],
});

const linesOf = (count: number) =>
  PLAYS.map(({ play_info_id, points: [first, second] }) => ({
    play_info_id,
    points: [pointOf(first?.point_id ?? 0, A, count, 6), pointOf(second?.point_id ?? 0, B, 6, count)],
    share: play_info_id % 10 === 3 ? { above: 61, maps: 162, scope: 'event' } : null,
  }));

const analysisOf = (first: string, second: string, maps: number) => ({
  game_type_id: 1,
  until: NOON,
  teams: [teamOf(A, first, maps), teamOf(B, second, maps)],
  meetings: { rows: past(A, first.slice(0, 4)), won_1: 3, won_2: 1, drawn: 0 },
  thresholds: [
    {
      ...{ market: 'total_kills', line: 26_500, share: { above: 61, maps: 162, scope: 'event' } },
      teams: [
        { team_id: A, ...tally(maps - 6, 6) },
        { team_id: B, ...tally(4, maps - 4) },
      ],
    },
  ],
  plays: linesOf(maps - 6),
});

const FULL = analysisOf('WWWLWDWWLW', 'LWLLWLWWLL', 24);
const answers = (analysis: unknown): FakeServer => ({ getAnalysis: () => ok({ analysis }) });

interface AnalysisCase {
  readonly server: FakeServer;
  readonly live?: Parameters<typeof buildLive>[0];
  readonly prepare?: (app: AppState) => void;
}

const CASES: Readonly<Record<string, AnalysisCase>> = {
  'enough data': { server: answers(FULL) },
  'live, with the maps so far': {
    server: answers(FULL),
    live: { status: 2, round: 2, score_1: 1, score_2: 0, clock_s: 1_634, round_score_1: 14, round_score_2: 11 },
  },
  'too little data': { server: answers({ ...analysisOf('WL', 'W', 7), thresholds: [] }) },
  'results hidden': { server: answers(FULL), prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }) },
  none: { server: answers(null) },
  failed: { server: { getAnalysis: () => envelope(2) } },
  loading: { server: { getAnalysis: pending } },
};

function detailOf(live: AnalysisCase['live'] = {}): MatchDetailData {
  const maps = [{ round: 1, winner: A, score_1: 24, score_2: 13 }];
  return { match: MATCH, live: buildLive(live), plays: PLAYS, is_favorite: 0, maps: live.status === 2 ? maps : [] };
}

export const States: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(CASES).map(([name, { server, live, prepare }]) => (
        <Specimen key={name} name={name}>
          <WithState server={server} {...(prepare !== undefined && { prepare })}>
            <Analysis detail={detailOf(live)} plays={PLAYS} playId={null} />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};

const RUNNERS = buildPlay({
  play_info_id: 500,
  market: 'correct_score',
  points: [
    [3, 0],
    [3, 1],
    [3, 2],
    [2, 3],
    [1, 3],
    [0, 3],
  ].map(([score_1 = 0, score_2 = 0], index) =>
    buildPoint({ point_id: 510 + index, pick: { kind: 'score', score_1, score_2 }, odd: '6.500' }),
  ),
});

/** A price for every quarter of an hour; `step` in thousandths. */
const stepsOf = (point_id: number, odds: readonly number[]) => ({
  point_id,
  steps: odds.map((odd, index) => ({ at: NOON - 3 * HOUR + 15 * MINUTE * index, odd: (odd / 1_000).toFixed(3) })),
});

const TWO = [
  stepsOf(PLAYS[0]?.points[0]?.point_id ?? 0, [2_100, 2_050, 1_985, 2_010, 1_955, 1_900, 1_955]),
  stepsOf(PLAYS[0]?.points[1]?.point_id ?? 0, [1_720, 1_760, 1_805, 1_790, 1_827]),
];
const SIX = RUNNERS.points.map(({ point_id }, index) =>
  stepsOf(point_id, [4_000 + 600 * index, 4_600 + 500 * index, 6_500]),
);

const CHARTS: Readonly<Record<string, { readonly play: typeof RUNNERS; readonly server: FakeServer }>> = {
  'two lines': { play: PLAYS[0] ?? RUNNERS, server: { getPriceSteps: () => ok({ points: TWO }) } },
  'six lines': { play: RUNNERS, server: { getPriceSteps: () => ok({ points: SIX }) } },
  'one price since it opened': {
    play: PLAYS[1] ?? RUNNERS,
    server: { getPriceSteps: () => ok({ points: [] }) },
  },
  'no price yet': {
    play: { ...RUNNERS, points: RUNNERS.points.map((point) => ({ ...point, odd: null, status: 2 as const })) },
    server: { getPriceSteps: () => ok({ points: [] }) },
  },
  failed: { play: RUNNERS, server: { getPriceSteps: () => envelope(2) } },
  loading: { play: RUNNERS, server: { getPriceSteps: pending } },
};

export const Prices: Story = {
  render: () => (
    <Specimens>
      {Object.entries(CHARTS).map(([name, { play, server }]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <WithState server={server}>
              <PriceChart match={MATCH} play={play} />
            </WithState>
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};
