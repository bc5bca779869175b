import type { MobaView, RoundEvent } from '@clutchline/contract';
import { sceneState } from '@clutchline/domain/virtual-round';

import { MapCharts } from '../../live-view/map-charts';
import type { ViewTeams } from '../../live-view/view-team';

interface PlayChartProps {
  readonly events: readonly RoundEvent[];
  readonly teams: ViewTeams;
}

/** Gold lead, kills and objectives of the match, with its table (ROUND-8, VIEW-5). */
export function PlayChart({ events, teams }: PlayChartProps) {
  return events.length === 0 ? null : <MapCharts view={viewOfRound(events, teams)} teams={teams} />;
}

/** A match as a live view: its events so far and nothing else (V26). */
export function viewOfRound(events: readonly RoundEvent[], teams: ViewTeams): MobaView {
  const second = events.at(-1)?.second ?? 0;
  const { kills, gold, towers, lead } = sceneState(events, second);
  return {
    family: 'moba',
    ...{ game_id: 1, round: 1, at: 0, source: 'simulator', clock_s: second, is_paused: 0 },
    sides: teams.map(({ id }, index) => ({ team_id: id, role: index === 0 ? 'blue' : 'red' })),
    simulated: ['kills'],
    kills: [...kills],
    gold: [...gold],
    towers: [...towers],
    lead: lead.map((each) => [each.second, each.gold]),
    kill_steps: events.flatMap(({ kind, side, second: at }) => (kind === 'kill' ? [[at, side]] : [])),
    objectives: events.flatMap(({ kind, side, second: at_s }) => (kind === 'dragon' ? [{ kind, side, at_s }] : [])),
  };
}
