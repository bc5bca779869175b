import type { Incident } from '../script/incident';
import { mapEnd } from '../script/map-standing';
import type { MatchScript } from '../script/match-script';
import { isPool, playsOf } from '../script/plays-of';
import { seededRandom } from './seeded-random';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of matches; every day has all kinds. */
const SHARE = { paused: 0.3, matchHidden: 0.08, playHidden: 0.15 } as const;
const BESIDE_PAUSE = MINUTE;
const MATCH_HIDDEN = { ahead: 3 * HOUR, length: 20 * MINUTE } as const;
const PLAY_HIDDEN = { ahead: 2 * HOUR, length: 25 * MINUTE, inMap: 3 * MINUTE, lengthInMap: MINUTE } as const;

/**
 * Adds a pause between two maps, a hidden match and a hidden play to some matches (C3). Their random stream is separate,
 * as that of incidents.
 */
export function withStates(seed: string, script: MatchScript): MatchScript {
  const random = seededRandom(`${seed}/states/${script.gameId}`);
  const [pauses, hidesMatch, hidesPlay] = [random.next(), random.next(), random.next()];
  const incidents: readonly Incident[] = [
    ...(script.incidents ?? []),
    ...(pauses < SHARE.paused ? pausesOf(script) : []),
    ...(hidesMatch < SHARE.matchHidden ? [hiddenMatch(script)] : []),
    ...(hidesPlay < SHARE.playHidden ? hiddenPlay(script) : []),
  ];
  return incidents.length === 0 ? script : { ...script, incidents };
}

function pausesOf({ maps }: MatchScript): readonly Incident[] {
  const [first, second] = maps;
  if (first === undefined || second === undefined) return [];
  const from = mapEnd(first) + BESIDE_PAUSE;
  return [{ kind: 'paused', from, until: second.startsAt - BESIDE_PAUSE }];
}

function hiddenMatch({ startTime }: MatchScript): Incident {
  const from = startTime - MATCH_HIDDEN.ahead;
  return { kind: 'match-hidden', from, until: from + MATCH_HIDDEN.length };
}

function hiddenPlay(script: MatchScript): readonly Incident[] {
  const play = playsOf(script).findLast(({ round, market }) => round === 1 && market !== 'map_winner');
  if (play === undefined || isPool(play)) return [];
  const before = script.startTime - PLAY_HIDDEN.ahead;
  const inMap = script.maps.slice(0, 1).map(({ startsAt }) => startsAt + PLAY_HIDDEN.inMap);
  return [
    { kind: 'play-hidden', playId: play.play_id, from: before, until: before + PLAY_HIDDEN.length },
    ...inMap.map((from): Incident => ({
      kind: 'play-hidden',
      playId: play.play_id,
      from,
      until: from + PLAY_HIDDEN.lengthInMap,
    })),
  ];
}
