import { toLocalizedFields } from '@clutchline/contract';
import { buildMatchRow, buildPlay, buildPoint, buildRunners } from '@clutchline/domain/testing';

import { Champion } from '../../src/screens/champion/champion';
import { envelope, ok } from '../../testing/test-app';
import { LONG_EVENT, pending } from '../frame/sample-content';
import { storyMatch } from '../frame/sample-data';
import { type ScreenCase, ScreenCases, type StoryAnswer } from '../frame/screen-cases';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Content/Outrights' } satisfies StoryFile;

const MANY = 20;

function outright(game_id: number, runners: number, fields: Parameters<typeof storyMatch>[0] = { game_id }) {
  const points = buildRunners(runners).map((pick, index) =>
    buildPoint({ point_id: 100 * game_id + index, pick, odd: `${index + 2}.500` }),
  );
  const play = buildPlay({ play_info_id: game_id, game_id, category_id: 4, market: 'outright', no_parlay: 1, points });
  const match = storyMatch({ ...fields, game_id, kind: 'outright' });
  return buildMatchRow({
    match,
    plays: [{ ...play, points: points.slice(0, 5) }],
    play_count: 1,
    runner_count: runners,
  });
}

const ROWS = [outright(1, MANY), outright(2, 3, { game_id: 2, ...toLocalizedFields('event_name', LONG_EVENT) })];

const champion = (getGameListByGameTypeId: StoryAnswer): ScreenCase => ({
  screen: <Champion />,
  place: '/champion',
  server: { getGameListByGameTypeId },
});

export const States: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'many and few teams': champion(() => ok({ rows: ROWS, next_cursor: null })),
        none: champion(() => ok({ rows: [], next_cursor: null })),
        failed: champion(() => envelope(2)),
        loading: champion(pending),
      }}
    />
  ),
};
