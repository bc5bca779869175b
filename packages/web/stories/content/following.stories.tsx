import { Following } from '../../src/screens/following/following';
import type { AppState } from '../../src/state/app-state';
import { envelope, type FakeServer, ok } from '../../testing/test-app';
import { DAY, storyTeam } from '../frame/sample-content';
import { NOON, TEAM_NAMES } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Following' } satisfies StoryFile;

const UNKNOWN_TEAM = 9_999;

const getTeam: FakeServer['getTeam'] = ({ team_id }) =>
  typeof team_id === 'number' && team_id <= TEAM_NAMES.length
    ? ok({ team: storyTeam(team_id), past: [], next: [] })
    : ok({ team: null, past: [], next: [] });

const calendar = (calendar_id: number, name: string, reminder: 0 | 15 | 60) => ({
  ...{ calendar_id, name, reminder, scope: { kind: 'followed' }, feed_lang: 2, created_at: NOON - calendar_id * DAY },
});

const ROWS = [
  calendar(1, 'Phone', 15),
  calendar(2, 'The calendar that everybody in the office can see and subscribe', 0),
];

interface FollowingCase {
  readonly server: FakeServer;
  readonly followed?: readonly number[];
  readonly prepare?: (app: AppState) => void;
}

const CASES: Readonly<Record<string, FollowingCase>> = {
  'teams and calendars': {
    server: { getTeam, listCalendars: () => ok({ rows: ROWS }) },
    followed: [1, 2, 3, 4, UNKNOWN_TEAM],
  },
  nothing: { server: { listCalendars: () => ok({ rows: [] }) } },
  'calendars failed': { server: { listCalendars: () => envelope(2) } },
  'signed out': { server: { getTeam }, followed: [1], prepare: ({ session }) => session.setState({ token: null }) },
};

export const States: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(CASES).map(([name, { server, followed = [], prepare }]) => (
        <Specimen key={name} name={name}>
          <WithState
            server={server}
            place="/user/following"
            prepare={(app) => {
              app.spoilers.setState({ followed: new Set(followed) });
              prepare?.(app);
            }}
          >
            <Following />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};
