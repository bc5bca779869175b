import { Home } from '../../src/screens/home/home';
import type { AppState } from '../../src/state/app-state';
import type { HomeData } from '../../src/state';
import { envelope, type FakeServer, ok } from '../../testing/test-app';
import {
  GAMES,
  LONG_EVENT,
  pending,
  storyEvent,
  storyFinished,
  storyScheduled,
  storyTeam,
} from '../frame/sample-content';
import { HOUR, LEAGUE, MINUTE, NOON } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Home' } satisfies StoryFile;

const LIVE = { status: 2, round: 2, score_1: 1, score_2: 0 } as const;
const REASONS = ['pinned', 'followed', 'own_bets', 'live', 'popular', 'soon'] as const;

const EVENTS: HomeData['events'] = REASONS.map((reason, index) => ({
  event: {
    ...storyEvent(80 + index, index % 2 === 0 ? LEAGUE : LONG_EVENT),
    live_count: reason === 'live' ? 2 : 0,
    next_match_at: reason === 'soon' ? NOON + 12 * MINUTE : NOON + 30 * HOUR,
  },
  reason,
  team: reason === 'followed' ? storyTeam(1) : null,
  match: reason === 'pinned' ? storyScheduled({ game_id: 10, isLong: true }) : null,
}));

const FULL: HomeData = {
  live: [
    storyScheduled({ game_id: 1 }, { ...LIVE, clock_s: 1_634, round_score_1: 14, round_score_2: 11 }),
    storyScheduled({ game_id: 2, isLong: true }, LIVE),
  ],
  followed: [storyScheduled({ game_id: 3 }), storyScheduled({ game_id: 4, start_time: NOON + 30 * HOUR })],
  events: EVENTS,
  pools: [5, 6].map((game_id) => ({
    ...{ match: storyScheduled({ game_id, isLong: game_id === 6 }).match, play_info_id: game_id, category_id: 5 },
    ...{ round: game_id - 5, market: game_id === 5 ? 'match_winner' : 'map_winner', tickets: 41 },
    ...{ gross: '12480.50', currency_id: 1 },
  })),
  results: [
    storyFinished({ game_id: 7 }),
    storyFinished({ game_id: 8, isLong: true, winner: 17, score_1: 0, score_2: 2 }),
    storyFinished({ game_id: 9, void_reason: 'walkover', winner: null }),
  ],
  announcements: [
    {
      ...{ announcement_id: 'season', revision: 1, type: 'event', severity: 'important', title: 'New season' },
      ...{ text_lang: 2, publish_at: NOON - HOUR, is_pinned: 0, is_spoiler: 0, is_unread: 1, maintenance: null },
    },
  ],
};
const NOTHING: HomeData = { live: [], followed: [], events: [], pools: [], results: [], announcements: [] };

interface HomeCase {
  readonly server: FakeServer;
  readonly prepare?: (app: AppState) => void;
}

const CASES: Readonly<Record<string, HomeCase>> = {
  'every block': { server: { getHome: () => ok(FULL) } },
  'results hidden': {
    server: { getHome: () => ok(FULL) },
    prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }),
  },
  'two blocks': { server: { getHome: () => ok({ ...NOTHING, live: FULL.live, results: FULL.results }) } },
  nothing: { server: { getHome: () => ok(NOTHING) } },
  failed: { server: { getHome: () => envelope(2) } },
  loading: { server: { getHome: pending } },
};

export const States: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(CASES).map(([name, { server, prepare }]) => (
        <Specimen key={name} name={name}>
          <WithState server={{ ...GAMES, ...server }} {...(prepare !== undefined && { prepare })}>
            <Home />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};
