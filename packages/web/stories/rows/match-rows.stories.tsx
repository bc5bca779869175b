import type { MatchRow as Row } from '@clutchline/contract';
import { buildPlay, buildPoolInfo } from '@clutchline/domain/testing';

import { MatchRow } from '../../src/screens/match-list/match-row';
import { MatchRows } from '../../src/screens/match-list/match-rows';
import { useListColumns } from '../../src/screens/match-list/list-columns';
import { NowStrip } from '../../src/screens/match-list/now-strip';
import type { AppState } from '../../src/state/app-state';
import { ok } from '../../testing/test-app';
import { HOUR, MINUTE, NOON, storyMatch, storyPlays, storyRow, TEAM_NAMES } from '../frame/sample-data';
import { ListPlace, Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Match row' } satisfies StoryFile;

interface RowCase {
  readonly name: string;
  readonly row: Row;
  readonly prepare?: (app: AppState) => void;
}

/** Prices that moved after the list was fetched. */
function movePrices({ odds }: AppState, { plays }: Row): void {
  for (const [index, { point_id }] of (plays[0]?.points ?? []).entries()) {
    const delta = index === 0 ? '2.105' : '1.700';
    odds.apply({ type: 'odds', point_id, delta, version: 2, status: 1 });
  }
}

const LIVE = { status: 2, round: 2, score_1: 1, score_2: 0 } as const;
const favorite: Row = { ...storyRow(15), is_favorite: 1 };
const moving = storyRow(16, { live: { ...LIVE, clock_s: 1_634, round_score_1: 14, round_score_2: 11 } });

const pool = storyMatch({ game_id: 17 });
const POOL_ROW: Row = {
  ...storyRow(17),
  plays: storyPlays(pool, { category_id: 1 }).slice(0, 1),
  play_count: 1,
};
const poolServer = {
  getPoolInfo: () => ok({ pools: [poolOf(POOL_ROW)] }),
  getGameListByGameTypeId: () => ok({ rows: [POOL_ROW] }),
};

function poolOf({ plays: [play] }: Row) {
  const { points, ...info } = buildPoolInfo({ play_info_id: play?.play_info_id ?? 0 });
  const ids = play?.points.map(({ point_id }) => point_id) ?? [];
  return { ...info, points: ids.map((shop_id, index) => ({ ...points[index], shop_id })) };
}

const TITLE = storyMatch({ game_id: 18, kind: 'outright', start_time: NOON + 90 * HOUR });
const OUTRIGHT: Row = {
  ...storyRow(18),
  match: TITLE,
  plays: [buildPlay({ play_info_id: 181, game_id: 18, market: 'outright', points: runners() })],
  runner_count: 12,
  play_count: 1,
};

function runners() {
  return TEAM_NAMES.map((names, index) => {
    const pick = { kind: 'runner', team_id: index + 1, names } as const;
    return { point_id: 181 + index, pick, line: null, odd: '4.500', version: 1, status: 1 } as const;
  });
}

const CASES: readonly RowCase[] = [
  { name: 'today', row: storyRow(1) },
  { name: 'in 12 minutes', row: storyRow(2, { match: { start_time: NOON + 12 * MINUTE } }) },
  { name: 'closes soon', row: storyRow(3, { match: { start_time: NOON + 40_000 } }) },
  { name: 'tomorrow, best of 5', row: storyRow(4, { match: { start_time: NOON + 24 * HOUR, best_of: 5 } }) },
  { name: 'long names', row: storyRow(5, { match: { isLong: true } }) },
  {
    name: 'live: clock and kills',
    row: storyRow(6, { live: { ...LIVE, clock_s: 1_634, round_score_1: 14, round_score_2: 11 } }),
  },
  {
    name: 'live: rounds',
    row: storyRow(7, { match: { game_type_id: 3 }, live: { ...LIVE, round_score_1: 9, round_score_2: 7 } }),
  },
  { name: 'live: break', row: storyRow(8, { live: LIVE }) },
  { name: 'live, long names', row: storyRow(9, { match: { isLong: true }, live: { ...LIVE, clock_s: 62 } }) },
  { name: 'paused', row: storyRow(10, { live: { ...LIVE, status: 3 } }) },
  { name: 'suspended', row: storyRow(11, { live: { ...LIVE, clock_s: 305 }, plays: { status: 2 } }) },
  { name: 'closed', row: storyRow(12, { live: LIVE, plays: { status: 3 } }) },
  { name: 'ended', row: storyRow(13, { live: { status: 4, score_1: 2, score_2: 1 }, plays: { status: 4 } }) },
  { name: 'cancelled', row: storyRow(14, { live: { status: 5 }, plays: { status: 5 } }) },
  { name: 'favorite', row: favorite },
  {
    name: 'prices moved',
    row: moving,
    prepare: (app) => {
      app.odds.seed(moving, app.env.now());
      movePrices(app, moving);
    },
  },
  {
    name: 'prices not live',
    row: storyRow(19),
    prepare: ({ freshness }) => freshness.setState({ freshness: { state: 'stale', since: NOON } }),
  },
  {
    name: 'without scores',
    row: storyRow(20, { live: LIVE }),
    prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }),
  },
  { name: 'outright', row: OUTRIGHT },
];

function Item({ row }: { readonly row: Row }) {
  const [measure, columns] = useListColumns();
  return (
    <ListPlace measure={measure}>
      <ul className={styles['card']}>
        <MatchRow row={row} columns={columns} event="" />
      </ul>
    </ListPlace>
  );
}

function List() {
  const [measure, columns] = useListColumns();
  const rows = CASES.slice(0, 9).map(({ row }) => row);
  return (
    <ListPlace measure={measure}>
      <MatchRows rows={rows} columns={columns} />
    </ListPlace>
  );
}

export const States: Story = {
  render: () => (
    <Specimens as="rows">
      {CASES.map(({ name, row, prepare }) => (
        <Specimen key={name} name={name}>
          <WithState {...(prepare !== undefined && { prepare })}>
            <Item row={row} />
          </WithState>
        </Specimen>
      ))}
      <Specimen name="pool">
        <WithState server={poolServer}>
          <Item row={POOL_ROW} />
        </WithState>
      </Specimen>
    </Specimens>
  ),
};

export const OfAList: Story = { render: () => <List /> };

const listServer = { getGameListByGameTypeId: () => ok({ rows: CASES.slice(0, 12).map(({ row }) => row) }) };

export const NowAndNext: Story = {
  render: () => (
    <WithState server={listServer}>
      <NowStrip />
    </WithState>
  ),
};
