import { type BetHistoryItem, CATEGORY } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { returnIfAllWin, useMoney } from '../../state';
import { Spoiler } from '../common/score/score';
import styles from './ticket-money.module.css';

interface TicketMoneyProps {
  readonly bet: BetHistoryItem;
  /** No colour or sign distinguishes won from lost (C12). */
  readonly isNeutral: boolean;
  /** A button in place of what it paid (SPOIL-4). */
  readonly isHidden?: boolean;
}

/** What comes back, first and largest (BET-10). A refund is neither profit nor loss. */
export function TicketMoney({ bet, isNeutral, isHidden = false }: TicketMoneyProps) {
  const t = useT();
  const money = useMoney();
  return (
    <dl className={styles['money']}>
      {isHidden ? <HiddenPayout bet={bet} /> : <MainFigure bet={bet} isNeutral={isNeutral} />}
      <Figure name={t('bets.stake')} value={money(bet.stake, bet.currency_id)} />
      <Odds bet={bet} />
      {!isHidden && <Settled bet={bet} isNeutral={isNeutral} />}
    </dl>
  );
}

function HiddenPayout({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  return (
    <div className={styles['figure']} data-main="true">
      <dt>{t('bets.paid_out')}</dt>
      <dd>
        <Spoiler gameIds={bet.legs.map(({ match }) => match.game_id)} shows="bet" />
      </dd>
    </div>
  );
}

function Settled({ bet, isNeutral }: TicketMoneyProps) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const outcome = ticketOutcome(bet);
  return (
    <>
      {bet.settlement_odds !== null && bet.settlement_odds !== bet.odds && outcome !== 'refunded' && (
        <Figure name={t('bets.settlement_odds')} value={oddText(bet.settlement_odds)} />
      )}
      {hasProfit(bet) && !isNeutral && (
        <Figure name={t('bets.profit')} value={money(bet.profit, bet.currency_id)} tone={outcome} />
      )}
    </>
  );
}

/** Not of open, refunded and swapped bets. */
function hasProfit(bet: BetHistoryItem): bet is BetHistoryItem & { readonly profit: string } {
  return bet.profit !== null && bet.swapped_to === null && !['open', 'refunded'].includes(ticketOutcome(bet));
}

function MainFigure({ bet, isNeutral }: TicketMoneyProps) {
  const t = useT();
  const money = useMoney();
  const main = mainFigure(t, bet);
  if (main === null) return null;
  const tone = isNeutral ? 'open' : ticketOutcome(bet);
  return <Figure isMain name={main.name} value={money(main.amount, bet.currency_id)} tone={tone} />;
}

interface NamedAmount {
  readonly name: string;
  /** Wire amount. */
  readonly amount: string;
}

/** Possible return of accepted and held bets (U15), payout or refund; null if the stake moved on. */
export function mainFigure(t: Translator, bet: BetHistoryItem): NamedAmount | null {
  if (bet.swapped_to !== null) return null;
  switch (ticketOutcome(bet)) {
    case 'open': {
      const odds = bet.legs.map((leg) => leg.odd);
      const name = t(isIndicative(bet) ? 'pool-slip.possible_return' : 'slip.possible_return');
      return { name, amount: returnIfAllWin(bet.stake, odds, bet.sizes) };
    }
    case 'refunded':
      return { name: t('bets.refunded'), amount: bet.stake };
    case 'paid':
    case 'lost':
      return bet.settlement_amount === null ? null : { name: t('bets.paid_out'), amount: bet.settlement_amount };
  }
}

/** A system has no single price, an open pool an estimate (U15, BET-2). */
function Odds({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  const oddText = useOddText();
  if (bet.lines > 1) return <Figure name={t('bets.combinations')} value={t('system.lines', { count: bet.lines })} />;
  return <Figure name={t(isIndicative(bet) ? 'bets.indicative_odds' : 'bets.odds')} value={oddText(bet.odds)} />;
}

/** Pools pay closing odds (BET-2, C20). */
function isIndicative({ legs }: BetHistoryItem): boolean {
  return legs.some(({ play }) => play.category_id === CATEGORY.normal_bet);
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: TicketOutcome;
  readonly isMain?: boolean;
}

export function Figure({ name, value, tone = 'open', isMain = false }: FigureProps) {
  return (
    <div className={styles['figure']} data-tone={tone} data-main={isMain}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Returned stakes are refunds regardless of the flags. */
export type TicketOutcome = 'open' | 'refunded' | 'paid' | 'lost';

const RETURNS_STAKE: readonly string[] = ['void', 'push'];

type Ticket = Pick<BetHistoryItem, 'is_cancel' | 'receive_status' | 'prize_status'> & {
  readonly legs: readonly Pick<BetHistoryItem['legs'][number], 'outcome'>[];
};

/** BET-3, BET-9. */
export function ticketOutcome(bet: Ticket): TicketOutcome {
  const isReturned = bet.legs.every((leg) => RETURNS_STAKE.includes(leg.outcome));
  if (bet.is_cancel === 1 || bet.receive_status === 2 || isReturned) return 'refunded';
  if (bet.prize_status === 0) return 'open';
  return bet.prize_status === 1 ? 'paid' : 'lost';
}
