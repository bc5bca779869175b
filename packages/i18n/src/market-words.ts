import { type LangId, LANGUAGES, type Match, type Play } from '@clutchline/contract';

import { formatHandicap, formatLine } from './format-line';
import { MARKET_WORDS } from './generated/market-words';

export interface SearchedMarket {
  readonly match: Match;
  /** All lines of the market. */
  readonly plays: readonly [Play, ...Play[]];
  /** LANG-5; of the market's map. */
  readonly numeralOf: (langId: LangId) => string;
}

/**
 * Names of the market, its map, its picks, its lines and the teams in every language (DETAIL-7). Text of a source is as
 * it is.
 */
export function marketWords({ match, plays, numeralOf }: SearchedMarket): readonly string[] {
  const [main] = plays;
  const picks = new Set(main.points.map(({ pick }) => pick.kind));
  const keys = [
    `name_${main.market}`,
    main.round === 0 ? 'whole_match' : 'map',
    ...[...picks].map((kind) => `pick_${kind}`),
  ];
  const lines = plays.flatMap((play) => [
    ...(play.line === null ? [] : [formatLine(play.line)]),
    ...play.points.flatMap(({ line }) => (line === null ? [] : [formatHandicap(line)])),
  ]);
  const scores = main.points.flatMap(({ pick }) => (pick.kind === 'score' ? [`${pick.score_1}:${pick.score_2}`] : []));
  const byLanguage = LANGUAGES.flatMap(({ id, suffix }, index) => [
    ...keys.map((key) => fill(MARKET_WORDS[key]?.[index] ?? '', numeralOf(id))),
    ...[main[`name_${suffix}`] ?? '', main[`desc_${suffix}`] ?? ''],
    ...(picks.has('team') ? [match[`team_name_1_${suffix}`], match[`team_name_2_${suffix}`]] : []),
    ...main.points.flatMap(({ pick }) => (pick.kind === 'runner' ? [pick.names[suffix]] : [])),
  ]);
  return [...byLanguage, ...scores, ...lines];
}

/** Lines and targets are separate words. */
function fill(text: string, numeral: string): string {
  return text.replace('{numeral}', numeral).replace(/\{\w+\}/g, ' ');
}
