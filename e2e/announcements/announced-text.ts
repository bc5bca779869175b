import { isRefusal, type BetHistoryItem } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import {
  createFormatters,
  marketTitle,
  type MatchNames,
  pickTitle,
  type PickTextSource,
  sideOf,
  teamName,
  type Translator,
} from '@clutchline/i18n';

const RETURNED: readonly string[] = ['void', 'push'];

type Moment = 'held' | 'accepted' | 'rejected' | 'won' | 'lost' | 'returned' | 'corrected';

function momentOf({ receive_status, revision, is_cancel, legs, prize_status }: BetHistoryItem): Moment {
  if (receive_status !== 0) return receive_status === 1 ? 'held' : 'rejected';
  if (revision === 0) return 'accepted';
  if (revision > 1) return 'corrected';
  if (is_cancel === 1 || legs.every(({ outcome }) => RETURNED.includes(outcome))) return 'returned';
  return prize_status === 1 ? 'won' : 'lost';
}

export interface Currency {
  readonly code: string;
  readonly decimals: number;
}

/** With opponent and market. */
export function wholePickTitle(t: Translator, source: PickTextSource & { readonly match: MatchNames }): string {
  const { match, play, pick } = source;
  if (pick.kind !== 'team') throw new Error(`a pick that this test does not bet on: ${pick.kind}`);
  const team = teamName(t, match, sideOf(match, pick.team_id) === 1 ? 2 : 1);
  const market = marketTitle(t, play, roundNumeral(play.round, t.langId));
  return `${pickTitle(t, source)} (${t('slip-tools.against', { team })} · ${market})`;
}

/** What the app has to announce about this state of a bet, computed independently of it. */
export function announcedText(t: Translator, currency: Currency, bet: BetHistoryItem): string {
  const moment = momentOf(bet);
  const { reject_reason: reason } = bet;
  const { money } = createFormatters(t);
  const shown = (amount: string): string => `${currency.code} ${money(amount, currency.decimals)}`;
  const [first] = bet.legs;
  const isCombo = bet.legs.length > 1 || first === undefined;
  return t(`announce.${moment}`, {
    bet: isCombo ? t('bets.parlay', { count: bet.legs.length }) : wholePickTitle(t, first),
    stake: shown(bet.stake),
    amount: shown(moment === 'returned' ? bet.stake : (bet.settlement_amount ?? '0')),
    odds: bet.lines === 1 ? bet.odds : 'none',
    reason: reason !== null && isRefusal(reason) ? t(`refusal.${reason}`, { count: 0 }) : '',
  });
}

export interface AnnouncedMove {
  readonly pick: string;
  readonly was: string;
  readonly odd: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Values of the placeholders \u0001 and \u0002 of a form; null for another text. */
function valuesIn(form: string, text: string): readonly string[] | null {
  const pattern = escaped(form).replace('\u0001', '(.+?)').replace('\u0002', '(.+)');
  return new RegExp(`^${pattern}$`).exec(text)?.slice(1) ?? null;
}

/** Null for a text that is no announcement of moved prices in this language. */
export function movesIn(t: Translator, text: string): readonly AnnouncedMove[] | null {
  const form = t('announce.moved', { pick: '\u0001', was: '\u0002', odd: '\u0003' });
  const pattern = escaped(form)
    .replace('\u0001', '([^;]+?)')
    .replace('\u0002', '(\\d+\\.\\d+)')
    .replace('\u0003', '(\\d+\\.\\d+)');
  const found = [...text.matchAll(new RegExp(`(?:^|; )${pattern}`, 'g'))];
  if (found[0]?.index !== 0) return null;
  return found.map(([, pick = '', was = '', odd = '']) => ({ pick, was, odd }));
}

/** Null for a text that is no announcement of an added pick. */
export function addedPick(t: Translator, text: string): string | null {
  const count = Number(/\d+(?!.*\d)/.exec(text)?.[0] ?? 1);
  const form = t('announce.added', { pick: '\u0001', market: '\u0002', count });
  return valuesIn(form, text)?.[0] ?? null;
}

/** Without what distinguishes it from a namesake on the slip. */
export const plainName = (pick: string): string => pick.replace(/ ?[(（][^()（）]*[)）]$/, '');

/** Added and removed picks, and interruptions of the prices. */
export function isOther(t: Translator, text: string): boolean {
  const removed = valuesIn(t('slip-tools.removed', { pick: '\u0001' }), text);
  const stale = valuesIn(t('frame.prices_stale', { time: '\u0001' }), text);
  return addedPick(t, text) !== null || removed !== null || stale !== null || text === t('frame.prices_live');
}
