import type { LiveState, Match, Play } from '@clutchline/contract';
import { buildLive, buildPlay, buildPoint } from '@clutchline/domain/testing';

import { MarketCard } from '../../src/screens/match-detail/market-card';
import type { MarketBlock } from '../../src/screens/match-detail/play-groups';
import { Scoreboard } from '../../src/screens/match-detail/scoreboard';
import type { MatchDetailData } from '../../src/state';
import { storyMatch, storyPlays } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Match detail' } satisfies StoryFile;

const LIVE = { status: 2, round: 2, score_1: 1, score_2: 0 } as const;

interface BoardFields {
  readonly match?: Partial<Match> & { readonly isLong?: boolean };
  readonly live?: Partial<LiveState>;
}

function board(game_id: number, { match: given = {}, live = {} }: BoardFields = {}): MatchDetailData {
  const match = storyMatch({ game_id, ...given });
  const maps = [{ round: 1, winner: match.team_id_1, score_1: 24, score_2: 13 }];
  const hasMaps = live.status !== undefined && live.status < 5;
  return { match, live: buildLive(live), plays: storyPlays(match), is_favorite: 0, maps: hasMaps ? maps : [] };
}

const BOARDS: Readonly<Record<string, MatchDetailData>> = {
  'not started': board(1),
  'live: clock and kills': board(2, { live: { ...LIVE, clock_s: 1_634, round_score_1: 14, round_score_2: 11 } }),
  'live: rounds, best of 5': board(3, {
    match: { game_type_id: 3, best_of: 5 },
    live: { ...LIVE, round_score_1: 9, round_score_2: 7 },
  }),
  paused: board(4, { live: { ...LIVE, status: 3 } }),
  ended: board(5, { live: { status: 4, score_1: 2, score_2: 1 } }),
  cancelled: board(6, { live: { status: 5 } }),
  'long names': board(7, { match: { isLong: true }, live: { ...LIVE, clock_s: 62 } }),
  outright: board(8, { match: { kind: 'outright' } }),
};

const MATCH = storyMatch({ game_id: 9 });
const PLAYS = storyPlays(MATCH);
const totals = [24_500, 25_500, 26_500, 27_500].map((line, index): Play =>
  buildPlay({
    play_info_id: 100 + index,
    game_id: 9,
    market: 'total_kills',
    round: 1,
    line,
    is_main: index === 1 ? 1 : 0,
    points: [
      buildPoint({ point_id: 200 + 2 * index, pick: { kind: 'over' }, odd: '1.850' }),
      buildPoint({ point_id: 201 + 2 * index, pick: { kind: 'under' }, odd: '1.950' }),
    ],
  }),
);
const scores = buildPlay({
  play_info_id: 300,
  game_id: 9,
  market: 'correct_score',
  points: [
    [2, 0],
    [2, 1],
    [1, 2],
    [0, 2],
  ].map(([score_1 = 0, score_2 = 0], index) =>
    buildPoint({ point_id: 310 + index, pick: { kind: 'score', score_1, score_2 }, odd: '3.900' }),
  ),
});
const settled = buildPlay({
  play_info_id: 400,
  game_id: 9,
  status: 4,
  points: [
    buildPoint({ point_id: 401, pick: { kind: 'team', team_id: MATCH.team_id_1 }, outcome: 'won' }),
    buildPoint({ point_id: 402, pick: { kind: 'team', team_id: MATCH.team_id_2 }, outcome: 'lost' }),
  ],
});

const block = (main: Play | undefined, others: readonly Play[] = []): MarketBlock => ({
  key: `${main?.play_info_id ?? 0}`,
  main: main ?? scores,
  others,
});

const MARKETS: Readonly<Record<string, { readonly block: MarketBlock; readonly isFolded?: boolean }>> = {
  'two picks': { block: block(PLAYS[0]) },
  'handicap of teams': { block: block(PLAYS[1]) },
  'ladder of lines': {
    block: block(
      totals[1],
      [totals[0], totals[2], totals[3]].filter((play) => play !== undefined),
    ),
  },
  'many picks': { block: block(scores) },
  'singles only': { block: block({ ...scores, no_parlay: 1 }) },
  suspended: { block: block({ ...scores, status: 2 }) },
  'closed, folded': { block: block(settled), isFolded: true },
  'closed, open': { block: block(settled) },
};

const LIVE_STATE = buildLive(LIVE);
const FAVORITES = { codes: new Set(['correct_score'] as const), toggle: () => undefined };

export const Scoreboards: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(BOARDS).map(([name, detail]) => (
        <Specimen key={name} name={name}>
          <Scoreboard detail={detail} />
        </Specimen>
      ))}
      <Specimen name="score hidden">
        <WithState prepare={({ spoilers }) => spoilers.setState({ mode: 'all' })}>
          <Scoreboard detail={board(10, { live: LIVE })} />
        </WithState>
      </Specimen>
    </Specimens>
  ),
};

export const Markets: Story = {
  render: () => (
    <Specimens>
      {Object.entries(MARKETS).map(([name, { block: shown, isFolded = false }]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <MarketCard
              match={MATCH}
              live={LIVE_STATE}
              block={shown}
              isFolded={isFolded}
              withMap={false}
              favorites={FAVORITES}
            />
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};
