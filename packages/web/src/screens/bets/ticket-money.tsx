import { type BetHistoryItem, CATEGORY } from '@clutchline/contract';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { returnIfAllWin, useMoney } from '../../state';
import { Spoiler } from '../common/score/score';
import styles from './ticket.module.css';

interface TicketMoneyProps {
  readonly bet: BetHistoryItem;
  /** No colour or sign distinguishes won from lost (C12). */
  readonly isNeutral: boolean;
  /** A button in place of what it paid (SPOIL-4). */
  readonly isHidden?: boolean;
}

/** A refund is neither profit nor loss. */
export function TicketMoney({ bet, isNeutral, isHidden = false }: TicketMoneyProps) {
  const t = useT();
  const money = useMoney();
  return (
    <dl className={styles['money']}>
      <Figure name={t('bets.stake')} value={money(bet.stake, bet.currency_id)} />
      <Odds bet={bet} />
      {isHidden ? <HiddenPayout bet={bet} /> : <Settled bet={bet} isNeutral={isNeutral} />}
    </dl>
  );
}

function HiddenPayout({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  return (
    <div className={styles['figure']}>
      <dt>{t('bets.paid_out')}</dt>
      <dd>
        <Spoiler gameIds={bet.legs.map(({ match }) => match.game_id)} shows="bet" />
      </dd>
    </div>
  );
}

function Settled({ bet, isNeutral }: TicketMoneyProps) {
  const t = useT();
  const oddText = useOddText();
  const outcome = ticketOutcome(bet);
  return (
    <>
      {bet.settlement_odds !== null && bet.settlement_odds !== bet.odds && outcome !== 'refunded' && (
        <Figure name={t('bets.settlement_odds')} value={oddText(bet.settlement_odds)} />
      )}
      {outcome === 'open' ? <PossibleReturn bet={bet} /> : <Result bet={bet} isNeutral={isNeutral} />}
    </>
  );
}

/** A system has no single price, an open pool an estimate (U15, BET-2). */
function Odds({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  const oddText = useOddText();
  if (bet.lines > 1) return <Figure name={t('bets.combinations')} value={t('system.lines', { count: bet.lines })} />;
  return <Figure name={t(isIndicative(bet) ? 'bets.indicative_odds' : 'bets.odds')} value={oddText(bet.odds)} />;
}

/** Of accepted and held bets (U15). */
function PossibleReturn({ bet }: { readonly bet: BetHistoryItem }) {
  const t = useT();
  const money = useMoney();
  if (bet.swapped_to !== null) return null;
  const odds = bet.legs.map((leg) => leg.odd);
  return (
    <Figure
      name={t(isIndicative(bet) ? 'pool-slip.possible_return' : 'slip.possible_return')}
      value={money(returnIfAllWin(bet.stake, odds, bet.sizes), bet.currency_id)}
    />
  );
}

function Result({ bet, isNeutral }: TicketMoneyProps) {
  const t = useT();
  const money = useMoney();
  const outcome = ticketOutcome(bet);
  if (bet.swapped_to !== null) return null;
  if (outcome === 'refunded') return <Figure name={t('bets.refunded')} value={money(bet.stake, bet.currency_id)} />;
  return (
    <>
      {bet.settlement_amount !== null && (
        <Figure
          name={t('bets.paid_out')}
          value={money(bet.settlement_amount, bet.currency_id)}
          tone={isNeutral ? 'open' : outcome}
        />
      )}
      {bet.profit !== null && !isNeutral && (
        <Figure name={t('bets.profit')} value={money(bet.profit, bet.currency_id)} tone={outcome} />
      )}
    </>
  );
}

/** Pools pay closing odds (BET-2, C20). */
function isIndicative({ legs }: BetHistoryItem): boolean {
  return legs.some(({ play }) => play.category_id === CATEGORY.normal_bet);
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: TicketOutcome;
}

export function Figure({ name, value, tone = 'open' }: FigureProps) {
  return (
    <div className={styles['figure']} data-tone={tone}>
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
