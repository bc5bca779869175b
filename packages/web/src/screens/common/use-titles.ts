import type { Match } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickTitle, type PickTextSource, sideOf, teamName } from '@clutchline/i18n';

import { type Texts, useTexts } from '../../i18n/use-texts';

/** A selection or a leg. */
export interface NamedPick extends PickTextSource {
  readonly shop_id: number;
  readonly match: Match;
}

type PickText = (texts: Texts, pick: NamedPick) => string;

/** The title of a pick, with what distinguishes it from picks of the same title (U35). */
export function usePickTitle(): (pick: NamedPick, among: readonly NamedPick[]) => string {
  const texts = useTexts();
  return (pick, among) => {
    const title = pickTitle(texts.t, pick);
    const alike = among.filter((other) => other.shop_id !== pick.shop_id && pickTitle(texts.t, other) === title);
    if (alike.length === 0) return title;
    const own = DETAILS.find((detail) => alike.every((other) => detail(texts, other) !== detail(texts, pick)));
    return withDetail(texts, pick, own ?? startOf);
  };
}

/** With opponent and market, for a text that has no other context. */
export function useWholePickTitle(): (pick: NamedPick) => string {
  const texts = useTexts();
  return (pick) => withDetail(texts, pick, opponentAndMarket);
}

/** An outright with its closing date: a cup has one in each season (U52). */
export function useMatchTitle(): (match: Match) => string {
  const texts = useTexts();
  return (match) => datedTitle(texts, match);
}

function datedTitle({ t, format }: Texts, match: Match): string {
  const title = matchTitle(t, match);
  return match.kind === 'outright' ? `${title} · ${format.date(match.start_time)}` : title;
}

const withDetail = (texts: Texts, pick: NamedPick, detail: PickText): string =>
  `${pickTitle(texts.t, pick)} (${detail(texts, pick)})`;

const opponentOf: PickText = (texts, { match, pick }) => {
  const { t } = texts;
  if (pick.kind !== 'team') return datedTitle(texts, match);
  const side = sideOf(match, pick.team_id) === 1 ? 2 : 1;
  return t('slip-tools.against', { team: teamName(t, match, side) });
};

const marketOf: PickText = ({ t }, { play }) => marketTitle(t, play, roundNumeral(play.round, t.langId));

const opponentAndMarket: PickText = (texts, pick) => `${opponentOf(texts, pick)} · ${marketOf(texts, pick)}`;

const startOf: PickText = (texts, pick) =>
  `${opponentAndMarket(texts, pick)} · ${texts.format.dateTime(pick.match.start_time)}`;

/** The shortest first. */
const DETAILS: readonly PickText[] = [opponentOf, marketOf, opponentAndMarket];
