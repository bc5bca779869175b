import { type LangSuffix, languageById, LANGUAGES, type MarketCode, type Play } from '@clutchline/contract';

import { formatLine } from './format-line';
import type { Translator } from './translator';

export type PlayTextSource = Readonly<Pick<Play, 'market' | 'round' | 'line' | `name_${LangSuffix}`>>;

type SourceTexts = Readonly<Pick<Play, `name_${LangSuffix}` | `desc_${LangSuffix}`>>;

/** A race has its target in the name. */
const LINE_BEHIND: ReadonlySet<MarketCode> = new Set(['total_maps', 'total_kills', 'total_rounds', 'duration']);

/**
 * Without line and map.
 * @example marketName(t, play) // 'Total kills'
 */
export function marketName(t: Translator, play: PlayTextSource): string {
  const { market, line } = play;
  const own = sourceText(t, play, 'name');
  if (own) return own;
  if (market === 'race_to_kills') return t('market.name_race_to_kills', { target: formatLine(line ?? 0) });
  if (market === 'race_to_rounds') return t('market.name_race_to_rounds', { target: formatLine(line ?? 0) });
  return t(`market.name_${market}`);
}

/** LANG-3. */
function sourceText({ langId }: Translator, texts: SourceTexts, field: 'name' | 'desc'): string | undefined {
  const order = [languageById(langId).suffix, 'en', ...LANGUAGES.map(({ suffix }) => suffix)] as const;
  return order.map((suffix) => texts[`${field}_${suffix}`]).find(Boolean);
}

export function marketDescription(t: Translator, play: SourceTexts): string {
  return sourceText(t, play, 'desc') ?? '';
}

/** @example marketTitle(t, play, roundNumeral(play.round, t.langId)) // 'Map 2 · Total kills 26.5' */
export function marketTitle(t: Translator, play: PlayTextSource, numeral: string): string {
  const name = marketName(t, play);
  const withLine = hasLineBehind(play) ? t('market.with_line', { market: name, line: formatLine(play.line) }) : name;
  if (play.round === 0) return withLine;
  return t('market.on_map', { map: roundTitle(t, play.round, numeral), market: withLine });
}

function hasLineBehind(play: PlayTextSource): play is PlayTextSource & { readonly line: number } {
  return play.line !== null && LINE_BEHIND.has(play.market);
}

/**
 * LANG-5. `numeral` from the domain's `roundNumeral`.
 * @example roundTitle(t, 2, '二') // '第二局'
 * @example roundTitle(t, 0, '') // 'Whole match'
 */
export function roundTitle(t: Translator, round: number, numeral: string): string {
  return round === 0 ? t('market.whole_match') : t('market.map', { numeral });
}
