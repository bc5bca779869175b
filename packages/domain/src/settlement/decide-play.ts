import type { DecidablePlay, DecidablePoint, DecidedPoint, KnownFacts } from './decided-point';
import type { MapRule, Reading } from './market-rule';
import { MARKET_RULES } from './market-rules';
import { decideOutright } from './rules/outright-rule';
import { voidPlay } from './void-play';
import { voidPoint } from './void-point';

/**
 * Settles the points of a play by the published rule of its market (BET-9) as soon as the facts of its map (map
 * markets), match (match markets) or outright are known. Void: a map that was not played; facts that the source lacks;
 * a map market on round 0 once the match has a result; on a forfeited map a play that was not decided before the
 * forfeit (`abandoned`); in a match with another number of maps than announced everything that depends on that number
 * (`format_change`).
 *
 * The result can be partial: an outright without a winner returns only the withdrawn runners, and later every point
 * including those. The caller must not change points that are settled already.
 *
 * @returns null while nothing can be settled, and for special plays, which these facts never settle.
 * @example decidePlay(play, { map: facts, match: null })
 *   // [{ point_id: 1, outcome: 'won', void_reason: null, dead_heat: 1, result: '1:0', rule: 'map-winner@1' }, …]
 */
export function decidePlay(play: DecidablePlay, facts: KnownFacts): DecidedPoint[] | null {
  const rule = MARKET_RULES[play.market];
  switch (rule.scope) {
    case 'none':
      return null;
    case 'outright':
      return facts.outright ? decideOutright(play, facts.outright) : null;
    case 'match':
      return facts.match === null ? null : applyReading(play, rule.id, rule.read(play, facts.match));
    case 'map':
      return decideOnMap(play, rule, facts);
  }
}

function decideOnMap(play: DecidablePlay, rule: MapRule, { map, match }: KnownFacts): DecidedPoint[] | null {
  if (map === null) {
    const isOfNoMap = play.round === 0 && match !== null;
    return isOfNoMap ? voidPlay(play, 'unverifiable_result', rule.id) : null;
  }
  if (map.status === 'not_played') return voidPlay(play, 'not_played', rule.id);
  const isLost = map.status === 'forfeited' && !rule.standsAtForfeit(play, map);
  return isLost ? voidPlay(play, 'abandoned', rule.id) : applyReading(play, rule.id, rule.read(play, map));
}

function applyReading(play: DecidablePlay, rule: string, reading: Reading): DecidedPoint[] {
  if ('voidReason' in reading) return voidPlay(play, reading.voidReason, rule);
  return play.points.map((point) => decidePoint(point, rule, reading));
}

function decidePoint(
  { point_id, pick, line }: DecidablePoint,
  rule: string,
  { result, outcomeOf }: Exclude<Reading, { voidReason: unknown }>,
): DecidedPoint {
  const outcome = outcomeOf({ point_id, pick, line });
  if (outcome === null) return voidPoint(point_id, 'unverifiable_result', rule);
  return { point_id, outcome, void_reason: null, dead_heat: 1, result, rule };
}
