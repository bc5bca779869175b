import { type BetHistoryItem, type BetLeg, CATEGORY } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, pickTitle, type Translator } from '@clutchline/i18n';

import type { Texts } from '../../../i18n/use-texts';
import type { HistoryRow } from '../../../state';
import { legState, type LegState } from '../leg-marks';
import { shortOrder } from '../order-number';
import { mainFigure, ticketOutcome } from '../ticket-money';
import { kindTitle, marketType, ticketLabel, ticketTone, type TicketTone } from '../ticket-texts';

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

export interface PictureLeg {
  readonly pick: string;
  readonly odds: string;
  /** Market and match. */
  readonly details: readonly string[];
  readonly end: string | null;
  readonly state: LegState;
  /** Ids of the teams; none of an outright. */
  readonly teams: readonly [number, number] | null;
}

/** All texts of the picture of a ticket (BET-11). Nothing of the account but the bet and its order number. */
export interface TicketPicture {
  readonly brand: string;
  readonly status: string;
  readonly tone: TicketTone;
  readonly kind: string;
  readonly main: NamedValue;
  readonly mainTone: 'open' | 'paid' | 'lost';
  readonly figures: readonly NamedValue[];
  readonly legs: readonly PictureLeg[];
  /** Legs that have no room. */
  readonly more: string | null;
  readonly foot: readonly string[];
}

export interface PictureTexts {
  readonly texts: Texts;
  readonly brand: string;
  readonly money: (amount: string, currencyId: number) => string;
  readonly oddText: (odds: string) => string;
  readonly matchTitle: (match: BetLeg['match']) => string;
  /** Matches whose results the player does not want to see (SPOIL-4). */
  readonly hiddenIds: readonly number[];
}

const MOST_LEGS = 8;

export function ticketPicture(row: HistoryRow, words: PictureTexts): TicketPicture {
  const { bet, status } = row;
  const { t, format } = words.texts;
  const shown = bet.legs.slice(0, MOST_LEGS);
  const hidden = bet.legs.length - shown.length;
  return {
    brand: words.brand,
    status: t(ticketLabel(bet, status).key),
    tone: ticketTone(bet, status),
    kind: `${kindTitle(t, bet)} · ${marketType(t, bet)}`,
    ...mainOf(row, words),
    figures: figuresOf(bet, words),
    legs: shown.map((leg) => pictureLeg(leg, row.isNeutral, words)),
    more: hidden > 0 ? t('bets.share_more', { count: hidden }) : null,
    foot: [
      `${t('bets.order', { number: shortOrder(bet.order_no) })} · ${format.longDateTime(bet.bet_time)}`,
      t('common.play_money'),
    ],
  };
}

function mainOf({ bet, isNeutral }: HistoryRow, { texts: { t }, money }: PictureTexts) {
  const main = mainFigure(t, bet) ?? { name: t('bets.stake'), amount: bet.stake };
  const outcome = ticketOutcome(bet);
  return {
    main: { name: main.name, value: money(main.amount, bet.currency_id) },
    mainTone: isNeutral || outcome === 'refunded' ? 'open' : outcome,
  } as const;
}

function figuresOf(bet: BetHistoryItem, { texts: { t }, money, oddText }: PictureTexts): NamedValue[] {
  const stake = { name: t('bets.stake'), value: money(bet.stake, bet.currency_id) };
  if (bet.lines > 1) return [stake, { name: t('bets.combinations'), value: String(bet.lines) }];
  const isPool = bet.category_id === CATEGORY.normal_bet;
  return [stake, { name: t(isPool ? 'bets.indicative_odds' : 'bets.odds'), value: oddText(bet.odds) }];
}

function pictureLeg(leg: BetLeg, isNeutral: boolean, words: PictureTexts): PictureLeg {
  const { texts, oddText, matchTitle, hiddenIds } = words;
  const { match, play, outcome } = leg;
  const { t } = texts;
  const state = legState(leg, isNeutral, hiddenIds.includes(match.game_id));
  return {
    pick: pickTitle(t, leg),
    odds: leg.is_estimated === 1 ? t('bets.estimated', { odd: oddText(leg.odd) }) : oddText(leg.odd),
    details: [marketTitle(t, play, roundNumeral(play.round, t.langId)), matchTitle(match)],
    end: outcome === 'pending' ? null : endOf(t, leg, { state, isHidden: hiddenIds.includes(match.game_id) }),
    state,
    teams: match.kind === 'outright' ? null : [match.team_id_1, match.team_id_2],
  };
}

interface ShownEnd {
  readonly state: LegState;
  readonly isHidden: boolean;
}

function endOf(t: Translator, { outcome, result, play }: BetLeg, { state, isHidden }: ShownEnd): string {
  const end = state === 'decided' ? t('status.bet_settled') : t(`status.leg_${outcome}`);
  const hasResult = result !== null && play.market !== 'outright' && !isHidden;
  return hasResult ? `${end} · ${t('bets.result', { result })}` : end;
}

/** The picture in words, for those who cannot see it. */
export function pictureText({ brand, status, kind, main, figures, legs, more, foot }: TicketPicture): string {
  const legTexts = legs.map(({ pick, odds, details, end }) => [pick, odds, ...details, end].filter(isText).join(', '));
  const money = [main, ...figures].map(({ name, value }) => `${name} ${value}`);
  return [brand, status, kind, ...money, ...legTexts, more, ...foot].filter(isText).join('. ');
}

const isText = (text: string | null): text is string => text !== null && text !== '';
