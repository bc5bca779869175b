import { Results } from '../../src/screens/match-days/results';
import { Schedule } from '../../src/screens/match-days/schedule';
import { envelope, ok } from '../../testing/test-app';
import { pending, storyFinished, storyScheduled } from '../frame/sample-content';
import { MINUTE, NOON } from '../frame/sample-data';
import { type ScreenCase, ScreenCases, type StoryAnswer } from '../frame/screen-cases';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Content/Schedule and results' } satisfies StoryFile;

const LIVE = { status: 2, round: 2, score_1: 1, score_2: 0 } as const;

/** Of the days of the strip. */
const getScheduleDays: StoryAnswer = () =>
  ok({ days: Array.from({ length: 7 }, (_, index) => ({ scheduled: index + 8, finished: 12 - index })) });

const COMING = [
  storyScheduled({ game_id: 1 }, LIVE),
  storyScheduled({ game_id: 2, start_time: NOON + 20 * MINUTE }),
  storyScheduled({ game_id: 3, isLong: true }),
];
const FINISHED = [
  storyFinished({ game_id: 7 }),
  storyFinished({ game_id: 8, isLong: true, winner: 17, score_1: 0, score_2: 2, correction_count: 1 }),
  storyFinished({ game_id: 9, void_reason: 'walkover', winner: null }),
];

const schedule = (getSchedule: StoryAnswer, place = '/schedule'): ScreenCase => ({
  screen: <Schedule />,
  place,
  server: { getScheduleDays, getSchedule },
});
const results = (getResults: StoryAnswer, place = '/results'): ScreenCase => ({
  screen: <Results />,
  place,
  server: { getScheduleDays, getResults },
});
const played = results(() => ok({ rows: FINISHED, next_cursor: '1-9' }));

export const ScheduleStates: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'a day': schedule(() => ok({ rows: COMING, slots: [] })),
        'a day without matches': schedule(() => ok({ rows: [], slots: [] }), '/schedule?day=2026-01-03'),
        'nothing for the filters': schedule(() => ok({ rows: [], slots: [] }), '/schedule?followed=1'),
        failed: schedule(() => envelope(2)),
        loading: schedule(pending),
      }}
    />
  ),
};

export const ResultStates: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'a day, more follow': played,
        'results hidden': { ...played, prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }) },
        'nothing for the filters': results(() => ok({ rows: [], next_cursor: null }), '/results?corrected=1'),
        'a day to come': results(() => ok({ rows: [], next_cursor: null }), '/results?day=2026-01-04'),
        failed: results(() => envelope(2)),
        loading: results(pending),
      }}
    />
  ),
};
