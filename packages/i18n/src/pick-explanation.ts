import type { MarketCode, PickCode } from '@clutchline/contract';

import { marketName, type PlayTextSource, roundTitle } from './market-title';
import { isOfRound, type PickTextSource, pickTitle } from './pick-title';
import { sideOf, teamName } from './team-name';
import type { Translator } from './translator';
import { formatHandicap, formatLine } from './format-line';

/**
 * When it wins; market and pick if the market has no fixed meaning.
 * @example pickExplanation(t, item, '2') // 'Map 2: At least 27 kills in total.'
 */
export function pickExplanation(t: Translator, source: PickTextSource, numeral: string): string {
  const { pick } = source;
  const sentence = isOfRound(pick) ? explainRound(t, pick) : explain(t, { ...source, pick });
  const { round } = source.play;
  return round === 0 ? sentence : t('market.explain_on_map', { map: roundTitle(t, round, numeral), sentence });
}

type RoundPick = Extract<PickCode, { kind: 'band' | 'position' }>;

function explain(t: Translator, source: PickTextSource & { readonly pick: Exclude<PickCode, RoundPick> }): string {
  const { match, play, pick } = source;
  if (play.market === 'special') return explainSpecial(t, source);
  switch (pick.kind) {
    case 'team':
      return explainTeam(t, teamName(t, match, sideOf(match, pick.team_id)), source);
    case 'over':
    case 'under':
      return explainTotal(t, play, pick.kind);
    case 'odd':
    case 'even':
      return t(`market.explain_${pick.kind}`, { unit: countedUnit(play.market) });
    case 'draw':
      return t('market.explain_draw');
    case 'score':
      return t('market.explain_correct_score', { score: pickTitle(t, source), team_1: teamName(t, match, 1) });
    case 'runner':
      return t('market.explain_outright', { team: pickTitle(t, source) });
    case 'yes':
    case 'no':
      return explainSpecial(t, source);
  }
}

function explainRound(t: Translator, pick: RoundPick): string {
  if (pick.kind === 'position') return t('market.explain_first_blood_position', { position: pick.position });
  return t('market.explain_duration_band', { from: pick.from, to: pick.to });
}

function explainSpecial(t: Translator, source: PickTextSource): string {
  return t('market.explain_special', { market: marketName(t, source.play), pick: pickTitle(t, source) });
}

type Explain = (t: Translator, team: string, source: PickTextSource) => string;

const handicap: Explain = (t, team, { play, line }) =>
  explainHandicap(t, { team, line: line ?? 0, unit: countedUnit(play.market) });
const race: Explain = (t, team, { play }) =>
  t('market.explain_race', { team, target: formatLine(play.line ?? 0), unit: countedUnit(play.market) });

const BY_MARKET: Readonly<Partial<Record<MarketCode, Explain>>> = {
  map_handicap: handicap,
  kill_handicap: handicap,
  rounds_handicap: handicap,
  race_to_kills: race,
  race_to_rounds: race,
  at_least_one_map: (t, team) => t('market.explain_at_least_one_map', { team }),
  map_winner: (t, team) => t('market.explain_map_winner', { team }),
  first_blood: (t, team) => t('market.explain_first_blood', { team }),
  first_tower: (t, team) => t('market.explain_first_tower', { team }),
  first_dragon: (t, team) => t('market.explain_first_dragon', { team }),
  pistol_1: (t, team) => t('market.explain_pistol', { team, round: 1 }),
  pistol_13: (t, team) => t('market.explain_pistol', { team, round: 13 }),
  outright: (t, team) => t('market.explain_outright', { team }),
};

function explainTeam(t: Translator, team: string, source: PickTextSource): string {
  const explain = BY_MARKET[source.play.market];
  return explain === undefined ? t('market.explain_match_winner', { team }) : explain(t, team, source);
}

interface HandicapPick {
  readonly team: string;
  readonly line: number;
  readonly unit: CountedUnit;
}

/** Quarter lines are two bets; whole lines can refund. */
function explainHandicap(t: Translator, pick: HandicapPick): string {
  const { line } = pick;
  if (line % 500 !== 0) return explainQuarter(t, pick);
  if (line % 1_000 !== 0) return explainHalfLine(t, pick);
  const sentence = explainHalfLine(t, { ...pick, line: line - 500 });
  return t('market.explain_stake_back_if', { sentence });
}

/** Level on the whole-line half, the other half wins with the larger handicap. */
function explainQuarter(t: Translator, { team, line }: HandicapPick): string {
  const outward = line < 0 ? -250 : 250;
  const [inner, outer] = [line - outward, line + outward];
  const first = `${team} ${formatHandicap(inner)}`;
  const sentence = t('market.explain_split', { first, second: `${team} ${formatHandicap(outer)}` });
  const [whole, rest] = inner % 1_000 === 0 ? [inner, outer] : [outer, inner];
  return t('market.explain_split_level', {
    sentence,
    line: formatHandicap(whole),
    rest: rest > whole ? 'won' : 'lost',
  });
}

function explainHalfLine(t: Translator, { team, line, unit }: HandicapPick): string {
  if (line < 0) return t('market.explain_win_by', { team, unit, count: (500 - line) / 1_000 });
  const mayLoseBy = (line - 500) / 1_000;
  return mayLoseBy === 0
    ? t('market.explain_not_lose', { team })
    : t('market.explain_lose_by_less', { team, unit, count: mayLoseBy });
}

interface TotalPick {
  readonly kind: 'over' | 'under';
  readonly line: number;
  readonly unit: CountedUnit;
}

/** Quarter lines are two bets; whole lines can refund. */
function explainTotal(t: Translator, play: PlayTextSource, kind: 'over' | 'under'): string {
  const line = play.line ?? 0;
  if (play.market === 'duration') return explainDuration(t, line, kind);
  const pick = { kind, line, unit: countedUnit(play.market) };
  if (line % 500 !== 0) return explainTotalQuarter(t, pick);
  if (line % 1_000 !== 0) return explainTotalHalfLine(t, pick);
  const sentence = explainTotalHalfLine(t, { ...pick, line: kind === 'over' ? line + 500 : line - 500 });
  return t('market.explain_stake_back_if_total', { sentence, line: formatLine(line) });
}

function explainTotalHalfLine(t: Translator, { kind, line, unit }: TotalPick): string {
  return kind === 'over'
    ? t('market.explain_at_least', { unit, count: (line + 500) / 1_000 })
    : t('market.explain_at_most', { unit, count: (line - 500) / 1_000 });
}

function explainTotalQuarter(t: Translator, { kind, line }: TotalPick): string {
  const [low, high] = [line - 250, line + 250];
  const sentence = t('market.explain_split', {
    first: t(`market.pick_${kind}`, { line: formatLine(low) }),
    second: t(`market.pick_${kind}`, { line: formatLine(high) }),
  });
  const isLowWhole = low % 1_000 === 0;
  return t('market.explain_split_total', {
    sentence,
    line: formatLine(isLowWhole ? low : high),
    rest: (kind === 'under') === isLowWhole ? 'won' : 'lost',
  });
}

/** On the line counts as over, as in settlement. Line in thousandths of a minute. */
function explainDuration(t: Translator, line: number, kind: 'over' | 'under'): string {
  const seconds = Math.round((line * 60) / 1_000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return kind === 'over' ? t('market.explain_longer', { time }) : t('market.explain_shorter', { time });
}

type CountedUnit = 'maps' | 'kills' | 'rounds';

const UNIT: Readonly<Partial<Record<MarketCode, CountedUnit>>> = {
  map_handicap: 'maps',
  total_maps: 'maps',
  kill_handicap: 'kills',
  total_kills: 'kills',
  odd_even_kills: 'kills',
  race_to_kills: 'kills',
};

/** Rounds by default. */
function countedUnit(market: MarketCode): CountedUnit {
  return UNIT[market] ?? 'rounds';
}
