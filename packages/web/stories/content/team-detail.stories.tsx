import { TeamDetail } from '../../src/screens/team-detail/team-detail';
import { envelope, ok } from '../../testing/test-app';
import { pending, storyFinished, storyScheduled, storyTeam } from '../frame/sample-content';
import { HOUR, NOON } from '../frame/sample-data';
import { type ScreenCase, ScreenCases, type StoryAnswer } from '../frame/screen-cases';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Content/Team' } satisfies StoryFile;

const LONG_NAMED = 3;
const TEAM_OF_MATCH = storyFinished({}).team_id_1;

const NEXT = [1, 2].map(
  (game_id) => storyScheduled({ game_id, isLong: game_id === 2, start_time: NOON + game_id * 20 * HOUR }).match,
);
const PAST = [
  storyFinished({ game_id: 11 }),
  storyFinished({ game_id: 12, winner: 17, score_1: 0, score_2: 2 }),
  storyFinished({ game_id: 13, void_reason: 'cancelled', winner: null }),
];

const team = (getTeam: StoryAnswer, id = TEAM_OF_MATCH): ScreenCase => ({
  screen: <TeamDetail />,
  place: `/teams/detail?team_id=${id}`,
  server: { getTeam },
});
const played = team(() => ok({ team: { ...storyTeam(1), team_id: TEAM_OF_MATCH }, past: PAST, next: NEXT }));

export const States: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'played and to come': played,
        followed: { ...played, prepare: ({ spoilers }) => spoilers.setState({ followed: new Set([TEAM_OF_MATCH]) }) },
        'results hidden': { ...played, prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }) },
        'long name, no matches': team(() => ok({ team: storyTeam(LONG_NAMED), past: [], next: [] }), LONG_NAMED),
        unknown: team(() => ok({ team: null, past: [], next: [] })),
        failed: team(() => envelope(2)),
        loading: team(pending),
      }}
    />
  ),
};
