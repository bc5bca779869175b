import { Events } from '../../src/screens/events/events';
import { envelope, type FakeServer, ok } from '../../testing/test-app';
import { DAY, GAMES, LONG_EVENT, pending, storyEvent } from '../frame/sample-content';
import { HOUR, LEAGUE, MINUTE, NOON } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Events' } satisfies StoryFile;

const NO_DATES = { starts_at: null, ends_at: null, country: null } as const;

const ROWS = [
  { ...storyEvent(88), live_count: 3 },
  { ...storyEvent(89, LONG_EVENT), next_match_at: NOON + 12 * MINUTE, country: 'KR' },
  { ...storyEvent(90), ...NO_DATES, next_match_at: NOON + 30 * HOUR },
  { ...storyEvent(91, LONG_EVENT), ...NO_DATES, game_type_id: 3, next_match_at: null, last_match_at: NOON - 3 * DAY },
  { ...storyEvent(92, LEAGUE), game_type_id: 3, starts_at: NOON + 20 * DAY, ends_at: NOON + 40 * DAY },
];

const RECOMMENDED = [
  { event_id: 88, reason: 'live', team: null },
  { event_id: 89, reason: 'pinned', team: null },
  { event_id: 90, reason: 'popular', team: null },
];

const CASES: Readonly<Record<string, FakeServer>> = {
  'in play, soon, without dates, over': { getEvents: () => ok({ rows: ROWS, recommended: RECOMMENDED }) },
  none: { getEvents: () => ok({ rows: [], recommended: [] }) },
  failed: { getEvents: () => envelope(2) },
  loading: { getEvents: pending },
};

export const States: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(CASES).map(([name, server]) => (
        <Specimen key={name} name={name}>
          <WithState server={{ ...GAMES, ...server }} place="/events">
            <Events />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};
