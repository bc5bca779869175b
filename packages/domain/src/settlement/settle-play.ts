import type { UnsettledPlay, UnsettledPoint, SettledPoint, KnownFacts } from './settled-point';
import type { MapRule, Reading } from './market-rule';
import { MARKET_RULES } from './market-rules';
import { settleOutright } from './rules/outright-rule';
import { voidPlay, voidPoint } from './void-play';

/**
 * Settles the points of a play by its published rule (BET-9) once the facts of its map, match or outright are known.
 * Void: an unplayed map; missing facts; a map market on round 0 once the match has its result; on a forfeited map a
 * play that was undecided before (`abandoned`); with another number of maps than announced all that depends on it
 * (`format_change`). Without a winner an outright returns only withdrawn runners, later all points: the caller must not
 * change settled points.
 *
 * @returns null while nothing can be settled, always for special plays without a line.
 * @example settlePlay(play, { map: facts, match: null })
 *   // [{ point_id: 1, outcome: 'won', void_reason: null, dead_heat: 1, result: '1:0', rule: 'map-winner@1' }, …]
 */
export function settlePlay(play: UnsettledPlay, facts: KnownFacts): SettledPoint[] | null {
  if (play.market === 'special' && play.line === null) return null;
  const rule = MARKET_RULES[play.market];
  switch (rule.scope) {
    case 'outright':
      return facts.outright ? settleOutright(play, facts.outright) : null;
    case 'match':
      return facts.match === null ? null : applyReading(play, rule.id, rule.read(play, facts.match));
    case 'map':
      return settleOnMap(play, rule, facts);
  }
}

function settleOnMap(play: UnsettledPlay, rule: MapRule, { map, match }: KnownFacts): SettledPoint[] | null {
  if (map === null) {
    const isOfNoMap = play.round === 0 && match !== null;
    return isOfNoMap ? voidPlay(play, 'unverifiable_result', rule.id) : null;
  }
  if (map.status === 'not_played') return voidPlay(play, 'not_played', rule.id);
  const isLost = map.status === 'forfeited' && !rule.isValidAtForfeit(play, map);
  return isLost ? voidPlay(play, 'abandoned', rule.id) : applyReading(play, rule.id, rule.read(play, map));
}

function applyReading(play: UnsettledPlay, rule: string, reading: Reading): SettledPoint[] {
  if ('voidReason' in reading) return voidPlay(play, reading.voidReason, rule);
  return play.points.map((point) => settlePoint(point, rule, reading));
}

function settlePoint(
  { point_id, pick, line }: UnsettledPoint,
  rule: string,
  { result, outcomeOf }: Exclude<Reading, { voidReason: unknown }>,
): SettledPoint {
  const outcome = outcomeOf({ point_id, pick, line });
  if (outcome === null) return voidPoint(point_id, 'unverifiable_result', rule);
  return { point_id, outcome, void_reason: null, dead_heat: 1, result, rule };
}
