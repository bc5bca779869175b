import {
  type LiveView,
  type MobaView,
  MOST_KILL_STEPS,
  type RoundsView,
  type SimulatedField,
} from '@clutchline/contract';

import { isMatch } from '../incidents';
import { mapInPlay, standingAt } from '../map-standing';
import type { MapScript, MatchScript } from '../match-script';
import { goldAt, leadUntil } from './gold';
import { objectivesUntil } from './objectives';
import { roundsUntil } from './rounds-of-script';
import { towersUntil } from './towers';

const INVENTED = {
  kills: ['kill_steps', 'gold', 'towers', 'inhibitors', 'objectives', 'lead'],
  rounds: ['history', 'money', 'equipment'],
} as const satisfies Record<string, readonly SimulatedField[]>;
/** Games whose towers protect inhibitors or barracks. */
const WITH_INHIBITORS: ReadonlySet<number> = new Set([1, 2]);
/** Towers before the first inhibitor. */
const TOWERS_BEFORE = 7;

/**
 * View of the map under way, a pure function of script and time; null between maps, and if the source has no scores. It
 * depends only on steps up to `moment`, so it reveals neither winner nor length, and a fact appears after every play that
 * it decides has closed (VIEW-4).
 */
export function viewAt(script: MatchScript, moment: number): LiveView | null {
  const map = script.settlementFacts.score ? mapInPlay(script, moment) : null;
  if (map === null) return null;
  return script.rules === 'kills' ? mobaAt(script, map, moment) : roundsAt(script, map, moment);
}

function headAt(script: MatchScript, map: MapScript, moment: number) {
  return {
    game_id: script.gameId,
    round: map.round,
    at: moment,
    clock_s: standingAt(map, moment).clockS,
    is_paused: isMatch('paused', script, moment) ? 1 : 0,
    source: script.source,
  } as const;
}

function simulatedBy(script: MatchScript, score: 'kills' | 'score'): SimulatedField[] {
  return [...(script.isInvented === true ? [score] : []), ...INVENTED[script.rules]];
}

function mobaAt(script: MatchScript, map: MapScript, moment: number): MobaView {
  const head = headAt(script, map, moment);
  const falls = towersUntil(script, map, head.clock_s);
  const towersOf = (own: 1 | 2): number => falls.filter(({ side }) => side === own).length;
  const towers = [towersOf(1), towersOf(2)];
  const now = { clockS: head.clock_s, falls };
  return {
    family: 'moba',
    ...head,
    simulated: simulatedBy(script, 'kills'),
    sides: [{ team_id: script.teamId1 }, { team_id: script.teamId2 }],
    kills: [...standingAt(map, moment).score],
    kill_steps: killStepsUntil(map, head.clock_s),
    gold: [...goldAt(script, map, now)],
    towers,
    ...(WITH_INHIBITORS.has(script.gameTypeId) && {
      inhibitors: towers.map((count) => Math.max(0, count - TOWERS_BEFORE)),
    }),
    objectives: [...objectivesUntil(script, map, head.clock_s)],
    lead: leadUntil(script, map, now),
  };
}

function killStepsUntil({ steps }: MapScript, clockS: number): number[][] {
  return steps
    .filter(({ at_s }) => at_s <= clockS)
    .slice(0, MOST_KILL_STEPS)
    .map(({ at_s, side }) => [at_s, side]);
}

function roundsAt(script: MatchScript, map: MapScript, moment: number): RoundsView {
  const head = headAt(script, map, moment);
  const { roles, ...rounds } = roundsUntil(script, map, head.clock_s);
  return {
    family: 'rounds',
    ...head,
    simulated: simulatedBy(script, 'score'),
    sides: [
      { team_id: script.teamId1, role: roles[0] },
      { team_id: script.teamId2, role: roles[1] },
    ],
    score: [...standingAt(map, moment).score],
    ...rounds,
  };
}
