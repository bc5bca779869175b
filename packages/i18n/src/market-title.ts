import type { MarketCode, Play } from '@clutchline/contract';

import { formatLine } from './format-line';
import { ownName } from './own-name';
import { roundTitle } from './round-title';
import type { Translator } from './translator';

/** Fields for the title of a play. */
export type PlayTextSource = Readonly<{ [Field in 'market' | 'round' | 'line' | 'names']: Play[Field] }>;

/** Markets with the line after the name; a race has its target in the name. */
const LINE_BEHIND: ReadonlySet<MarketCode> = new Set(['total_maps', 'total_kills', 'total_rounds', 'duration']);

/**
 * Name without line and map, for the heading over several lines.
 *
 * @example marketName(t, play) // 'Total kills'
 */
export function marketName(t: Translator, { market, line, names }: PlayTextSource): string {
  const own = names === null ? '' : ownName(t, names);
  if (own !== '') return own;
  if (market === 'race_to_kills') return t('market.name_race_to_kills', { target: formatLine(line ?? 0) });
  if (market === 'race_to_rounds') return t('market.name_race_to_rounds', { target: formatLine(line ?? 0) });
  return t(`market.name_${market}`);
}

/**
 * Full title for a slip, ticket or message.
 *
 * @example marketTitle(t, play, roundNumeral(play.round, t.langId)) // 'Map 2 · Total kills 26.5'
 */
export function marketTitle(t: Translator, play: PlayTextSource, numeral: string): string {
  const name = marketName(t, play);
  const withLine = hasLineBehind(play) ? t('market.with_line', { market: name, line: formatLine(play.line) }) : name;
  if (play.round === 0) return withLine;
  return t('market.on_map', { map: roundTitle(t, play.round, numeral), market: withLine });
}

function hasLineBehind(play: PlayTextSource): play is PlayTextSource & { readonly line: number } {
  return play.line !== null && LINE_BEHIND.has(play.market);
}
