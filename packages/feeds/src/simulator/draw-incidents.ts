import type { Incident, OutcomeIncident } from '../script/incident';
import type { MatchScript } from '../script/match-script';
import { isPool, playsOf, type ScriptPlay } from '../script/plays-of';
import { publishedAt } from '../script/published-at';
import { withStates } from './draw-states';
import { seededRandom, type SeededRandom } from './seeded-random';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Share of matches per kind; every day has all kinds. */
const SHARE = { suspended: 0.1, unpriced: 0.1, voided: 0.06 } as const;
/** Of each hour before the match. */
const SUSPENDED_MINUTES = { from: 10, until: 25 } as const;
/** Of each map. */
const SUSPENDED_SECONDS = { from: 60, until: 90 } as const;
/** A point without a price gets one this long before the start, ms. */
const PRICED_AHEAD = HOUR;
/** Of the first map; the price is withdrawn. */
const UNPRICED_SECONDS = { from: 120, until: 180 } as const;
const VOIDED_AHEAD = 30 * MINUTE;
/** Main markets have no incidents. */
const SPARED: ReadonlySet<string> = new Set(['match_winner', 'match_result', 'map_winner']);

/**
 * Adds occasional incidents to a match: a suspended point, a point without a price, a voided play. Their random stream is
 * separate, so they do not change the match.
 */
export function withEvents(seed: string, script: MatchScript): MatchScript {
  return withStates(seed, withIncidents(seed, script));
}

function withIncidents(seed: string, script: MatchScript): MatchScript {
  const random = seededRandom(`${seed}/incidents/${script.gameId}`);
  const kind = kindOf(random.next());
  if (kind === null) return script;
  const plays = playsOf(script).filter((play) => play.round <= 1 && !isPool(play) && !SPARED.has(play.market));
  return { ...script, incidents: incidentsOf(script, kind, { plays, random }) };
}

function kindOf(chance: number): keyof typeof SHARE | null {
  if (chance < SHARE.suspended) return 'suspended';
  if (chance < SHARE.suspended + SHARE.unpriced) return 'unpriced';
  return chance < SHARE.suspended + SHARE.unpriced + SHARE.voided ? 'voided' : null;
}

interface Choice {
  readonly plays: readonly ScriptPlay[];
  readonly random: SeededRandom;
}

function incidentsOf(script: MatchScript, kind: keyof typeof SHARE, { plays, random }: Choice): readonly Incident[] {
  const ofMap = plays.filter(({ round }) => round === 1);
  const candidates = kind === 'voided' ? ofMap : plays;
  const play = candidates[random.whole(candidates.length)];
  if (play === undefined) return [];
  const place = random.whole(play.points.length);
  if (kind === 'voided')
    return [{ kind, playId: play.play_id, at: script.startTime - VOIDED_AHEAD, reason: 'incorrect_line' }];
  const stretches = kind === 'suspended' ? suspendedStretches(script, play) : unpricedStretches(script);
  return stretches.map(([from, until]): OutcomeIncident => ({ kind, playId: play.play_id, place, from, until }));
}

type Stretch = readonly [from: number, until: number];

function suspendedStretches(script: MatchScript, { round }: ScriptPlay): readonly Stretch[] {
  const published = publishedAt(script);
  const hours = Math.floor((script.startTime - published) / HOUR);
  const before = Array.from({ length: hours }, (_, hour): Stretch => {
    const origin = published + hour * HOUR;
    return [origin + SUSPENDED_MINUTES.from * MINUTE, origin + SUSPENDED_MINUTES.until * MINUTE];
  });
  const maps = script.maps.filter((map) => round === 0 || map.round === round);
  return [...before, ...maps.map(({ startsAt }) => inMap(startsAt, SUSPENDED_SECONDS))];
}

function unpricedStretches(script: MatchScript): readonly Stretch[] {
  const first = script.maps.slice(0, 1).map(({ startsAt }) => inMap(startsAt, UNPRICED_SECONDS));
  return [[publishedAt(script), script.startTime - PRICED_AHEAD], ...first];
}

function inMap(startsAt: number, { from, until }: { readonly from: number; readonly until: number }): Stretch {
  return [startsAt + from * 1_000, startsAt + until * 1_000];
}
