import type { LiveView } from '@clutchline/contract';
import { buildMobaView, buildRoundsView } from '@clutchline/domain/testing';
import { teamName } from '@clutchline/i18n';

import { useT } from '../../src/i18n/use-texts';
import { LiveViewPanel } from '../../src/screens/live-view/live-view-panel';
import { viewPart } from '../../src/screens/common/texts/view-texts';
import { storyMatch } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Rows/Live view' } satisfies StoryFile;

const MOBA = buildMobaView({
  clock_s: 1_284,
  kills: [12, 9],
  gold: [41_250, 38_700],
  towers: [4, 2],
  inhibitors: [1, 0],
  kill_steps: [
    [180, 1],
    [420, 2],
    [640, 1],
    [980, 1],
  ],
  lead: [
    [0, 0],
    [300, -450],
    [600, -900],
    [900, 700],
    [1_260, 2_550],
  ],
  objectives: [
    { kind: 'dragon', element: 'ocean', side: 2, at_s: 433 },
    { kind: 'herald', side: 1, at_s: 850 },
    { kind: 'baron', side: 1, at_s: 1_240 },
  ],
  draft: {
    picks: [
      ['Ash', 'Ember', 'Gale', 'Tide', 'Thorn'],
      ['Dusk', 'Frost', 'Reed', 'Stone', 'Vale'],
    ],
    bans: [['Moss'], ['Rune']],
  },
  simulated: ['kills', 'gold'],
});
const REASONS = ['elimination', 'bomb', 'defuse', 'time'] as const;
const ROUNDS = buildRoundsView({
  round: 2,
  score: [9, 7],
  history: Array.from({ length: 16 }, (_, index) => ({
    n: index + 1,
    side: index % 7 < 4 ? (1 as const) : (2 as const),
    won_by: REASONS[index % REASONS.length] ?? 'time',
  })),
  swapped_at: 12,
  money: [18_400, 6_250],
  equipment: [21_000, 14_300],
  alive: [3, 4],
  bomb: 'planted',
  round_clock_s: 37,
  simulated: ['money'],
});

const VIEWS: Readonly<Record<string, LiveView>> = {
  'kills, gold, objectives, draft': MOBA,
  'rounds, economy, bomb': ROUNDS,
  'paused, without a clock': { ...ROUNDS, is_paused: 1, simulated: [] },
  'few facts': buildMobaView({ clock_s: 95, kills: [1, 0] }),
};

function View({ view, isLong, isCurrent }: { view: LiveView; isLong: boolean; isCurrent: boolean }) {
  const t = useT();
  const match = storyMatch({ game_id: 7, isLong });
  const teams = [
    { id: match.team_id_1, name: teamName(t, match, 1) },
    { id: match.team_id_2, name: teamName(t, match, 2) },
  ] as const;
  return <LiveViewPanel view={view} teams={teams} isCurrent={isCurrent} />;
}

const WithTexts = viewPart(() => Promise.resolve(View));

export const Families: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(VIEWS).map(([name, view]) => (
        <Specimen key={name} name={name}>
          <WithTexts view={view} isLong={false} isCurrent />
        </Specimen>
      ))}
      <Specimen name="long names, not current">
        <WithTexts view={MOBA} isLong isCurrent={false} />
      </Specimen>
    </Specimens>
  ),
};
