import type { DecidablePlay, DecidablePoint, DecidedPoint, KnownFacts } from './decided-point';
import type { MapRule, Reading } from './market-rule';
import { MARKET_RULES } from './market-rules';
import { voidPlay } from './void-play';

/**
 * Decides every point of a play by the published rule of its market (BET-9), as soon as the facts of its own map (map
 * markets) or of the match (match markets) are there. A map that was not played is void, and so is what the source does
 * not say; a map market on the whole match (round 0) is void when the match has its result.
 *
 * @returns null while the result is not there, and for outright and special plays, which these facts do not decide.
 * @example decidePlay(play, { map: facts, match: null })
 *   // [{ point_id: 1, outcome: 'won', void_reason: null, result: '1:0', rule: 'map-winner@1' }, …]
 */
export function decidePlay(play: DecidablePlay, facts: KnownFacts): DecidedPoint[] | null {
  const rule = MARKET_RULES[play.market];
  switch (rule.scope) {
    case 'none':
      return null;
    case 'match':
      return facts.match === null ? null : applyReading(play, rule.id, rule.read(play, facts.match));
    case 'map':
      return decideOnMap(play, rule, facts);
  }
}

function decideOnMap(play: DecidablePlay, { id, read }: MapRule, { map, match }: KnownFacts): DecidedPoint[] | null {
  if (map !== null)
    return map.status === 'not_played' ? voidPlay(play, 'not_played', id) : applyReading(play, id, read(play, map));
  const isOfNoMap = play.round === 0 && match !== null;
  return isOfNoMap ? voidPlay(play, 'unverifiable_result', id) : null;
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
  if (outcome === null) return { point_id, outcome: 'void', void_reason: 'unverifiable_result', result: null, rule };
  return { point_id, outcome, void_reason: null, result, rule };
}
