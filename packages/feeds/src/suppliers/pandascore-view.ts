import type { LiveView, Objective } from '@clutchline/contract';

import { countOf, idOf, pairOf, type Payload, payloadOf, payloadsOf } from './payload';
import { viewOf, type ViewPlace } from './view-place';

/**
 * A frame of PandaScore's live socket, which has no time. League of Legends and Dota 2 have teams by colour,
 * Counter-Strike by side.
 *
 * @param at when it arrived, ms.
 */
export function pandaScoreView(frame: unknown, place: ViewPlace, at: number): LiveView | null {
  const state = payloadOf(frame);
  return 'counter_terrorists' in state ? roundsFrame(state, place, at) : mobaFrame(state, place, at);
}

function mobaFrame(state: Payload, place: ViewPlace, at: number): LiveView | null {
  const isDota = 'radiant' in state;
  const [first, second] = isDota
    ? [payloadOf(state['radiant']), payloadOf(state['dire'])]
    : [payloadOf(state['blue']), payloadOf(state['red'])];
  const ofBoth = (field: string): number[] | undefined => pairOf(countOf(first[field]), countOf(second[field]));
  return viewOf(
    place,
    [
      { id: idOf(first['id']), role: isDota ? 'radiant' : 'blue' },
      { id: idOf(second['id']), role: isDota ? 'dire' : 'red' },
    ],
    {
      family: 'moba',
      source: 'pandascore',
      at,
      clock_s: countOf(state['current_timestamp']),
      is_paused: state['paused'] === true ? 1 : 0,
      kills: ofBoth('kills') ?? ofBoth('score'),
      gold: ofBoth('gold'),
      towers: ofBoth('towers'),
      inhibitors: ofBoth('inhibitors'),
      objectives: objectivesOf([first, second]),
    },
  );
}

const COUNTED = [
  ['drakes', 'dragon'],
  ['elders', 'elder'],
  ['nashors', 'baron'],
  ['heralds', 'herald'],
  ['voidgrubs', 'grubs'],
  ['roshans', 'roshan'],
] as const;

/** Absent if the frame counts none of them. */
function objectivesOf(teams: readonly Payload[]): Objective[] | undefined {
  const isStated = teams.some((team) => COUNTED.some(([field]) => countOf(team[field]) !== undefined));
  if (!isStated) return undefined;
  return teams.flatMap((team, index) =>
    COUNTED.flatMap(([field, kind]) =>
      Array<Objective>(Math.min(20, countOf(team[field]) ?? 0)).fill({ kind, side: index === 0 ? 1 : 2 }),
    ),
  );
}

function roundsFrame(state: Payload, place: ViewPlace, at: number): LiveView | null {
  const [first, second] = [payloadOf(state['counter_terrorists']), payloadOf(state['terrorists'])];
  return viewOf(
    place,
    [
      { id: idOf(first['id']), role: 'defence' },
      { id: idOf(second['id']), role: 'attack' },
    ],
    {
      family: 'rounds',
      source: 'pandascore',
      at,
      is_paused: state['paused'] === true ? 1 : 0,
      score: pairOf(countOf(first['round_score']), countOf(second['round_score'])),
      alive: pairOf(aliveOf(first), aliveOf(second)),
      money: pairOf(moneyOf(first), moneyOf(second)),
      bomb: state['bomb_planted'] === true ? 'planted' : undefined,
    },
  );
}

function aliveOf({ players }: Payload): number | undefined {
  const listed = payloadsOf(players);
  const isStated = listed.length > 0 && listed.every(({ is_alive }) => typeof is_alive === 'boolean');
  return isStated ? listed.filter(({ is_alive }) => is_alive === true).length : undefined;
}

function moneyOf({ players }: Payload): number | undefined {
  const amounts = payloadsOf(players).map(({ economy }) => countOf(economy) ?? countOf(payloadOf(economy)['money']));
  if (amounts.length === 0 || amounts.includes(undefined)) return undefined;
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}
