import { useLayoutEffect, useRef } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { type PlacedBet, useMoney, useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { BetOffer, ReferredNote } from '../common/referral-parts';
import { type NamedPick, usePickTitle } from '../common/use-titles';
import styles from './placed-bets.module.css';
import { reasonText } from './reason-text';

interface PlacedBetsProps {
  readonly placed: readonly PlacedBet[];
  readonly onDismiss: () => void;
}

export function PlacedBets({ placed, onDismiss }: PlacedBetsProps) {
  return placed.length === 0 ? null : <Result placed={placed} onDismiss={onDismiss} />;
}

const LANDMARK = 'dialog, [data-skip="slip"]';

/** Its first action gets the focus (U2); the live region announces it (U3). */
function Result({ placed, onDismiss }: PlacedBetsProps) {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusFirstAction(section.current), []);
  const summary = summaryOf(placed);
  const all = placed.flatMap(({ items }) => items);
  const dismiss = (): void => {
    section.current?.closest<HTMLElement>(LANDMARK)?.focus();
    onDismiss();
  };
  return (
    <section ref={section} className={styles['placed']} data-result={summary} aria-label={t('slip.result')}>
      <h3 className={styles['title']}>
        <Icon name={summary === 'accepted' ? 'check' : 'ticket'} size={18} />
        {headingOf(summary, placed, t)}
      </h3>
      <ul className={styles['rows']}>
        {placed.map((bet) => (
          <PlacedRow key={bet.orderNo} bet={bet} all={all} />
        ))}
      </ul>
      <Button wide onPress={dismiss}>
        <span data-focus-next>{t('slip.done')}</span>
      </Button>
    </section>
  );
}

/** Only from the placing button, or if the focus was lost with it. */
function focusFirstAction(section: HTMLElement | null): void {
  const landmark = section?.closest(LANDMARK) ?? section?.parentElement;
  const isLost = section?.ownerDocument.activeElement === section?.ownerDocument.body;
  if (isLost || landmark?.querySelector('[data-places-bets]:focus-within')) section?.querySelector('button')?.focus();
}

type Summary = 'sent' | 'accepted' | 'rejected';

function summaryOf(placed: readonly PlacedBet[]): Summary {
  if (placed.some(({ receiveStatus }) => receiveStatus === 1)) return 'sent';
  return placed.some(({ receiveStatus }) => receiveStatus === 0) ? 'accepted' : 'rejected';
}

function headingOf(summary: Summary, placed: readonly PlacedBet[], t: ReturnType<typeof useT>): string {
  if (summary === 'sent') return t('slip.sent');
  if (summary === 'rejected') return t('slip.rejected', { count: placed.length });
  return t('slip.placed', { count: placed.filter(({ receiveStatus }) => receiveStatus === 0).length });
}

const STATES = [
  { tone: 'up', text: 'status.bet_confirmed' },
  { tone: 'warn', text: 'status.bet_placed_awaiting' },
  { tone: 'down', text: 'status.bet_rejected' },
] as const;

interface PlacedRowProps {
  readonly bet: PlacedBet;
  /** Of all bets of the result. */
  readonly all: readonly NamedPick[];
}

function PlacedRow({ bet, all }: PlacedRowProps) {
  const t = useT();
  const title = usePickTitle();
  const money = useMoney();
  const { tone, text } = STATES[bet.receiveStatus];
  const isPool = isPoolBet(bet);
  return (
    <li className={styles['row']}>
      <ul className={styles['legs']}>
        {bet.items.map((item, index) => (
          <li key={item.shop_id} className={styles['line']}>
            <span className={styles['picks']}>{title(item, all)}</span>
            <LegPrice price={bet.prices[index]} />
          </li>
        ))}
      </ul>
      <span className={styles['line']}>
        <Badge tone={tone}>{t(text)}</Badge>
        <span className={styles['number']}>{money(bet.stake)}</span>
      </span>
      {bet.receiveStatus !== 2 && <Returns bet={bet} isPool={isPool} />}
      <Waiting bet={bet} />
      {bet.rejectReason !== null && <span className={styles['reason']}>{reasonText(t, bet.rejectReason)}</span>}
      {bet.offer !== null && <BetOffer orderNo={bet.orderNo} offer={bet.offer} />}
      <span className={styles['order']}>{t('slip.order', { number: bet.orderNo })}</span>
    </li>
  );
}

/** Countdown of the in-play delay, or of the time in which a person decides (DESK-12). */
function Waiting({ bet }: { readonly bet: PlacedBet }) {
  if (bet.receiveStatus !== 1 || bet.heldUntil === null) return null;
  if (bet.isReferred) return <ReferredNote until={bet.heldUntil} />;
  return <HeldCountdown until={bet.heldUntil} delay={bet.delay} />;
}

const isPoolBet = ({ prices }: PlacedBet): boolean => prices.some(({ is_estimated }) => is_estimated === 1);

interface LegPriceProps {
  readonly price: PlacedBet['prices'][number] | undefined;
}

/** The requested price too if it differs (BET-4); open pools estimate (BET-2). */
function LegPrice({ price }: LegPriceProps) {
  const t = useT();
  const oddText = useOddText();
  if (price === undefined || price.used === null) return null;
  const used = oddText(price.used);
  if (price.is_estimated === 1) return <span className={styles['order']}>{t('bets.estimated', { odd: used })}</span>;
  if (price.asked === null || price.used === price.asked) return <span className={styles['number']}>{used}</span>;
  return <span className={styles['changed']}>{t('slip.asked_used', { asked: oddText(price.asked), used })}</span>;
}

/** U15. */
function Returns({ bet, isPool }: { readonly bet: PlacedBet; readonly isPool: boolean }) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const isCombo = bet.items.length > 1;
  return (
    <dl className={styles['returns']}>
      {isCombo && bet.combinationCount === 1 && (
        <div className={styles['line']}>
          <dt>{t('slip.combined_odds')}</dt>
          <dd className={styles['number']}>{oddText(bet.odds)}</dd>
        </div>
      )}
      {bet.combinationCount > 1 && (
        <div className={styles['line']}>
          <dt>{t('bets.combinations')}</dt>
          <dd className={styles['number']}>{t('system.lines', { count: bet.combinationCount })}</dd>
        </div>
      )}
      <div className={styles['line']}>
        <dt>{t(isPool ? 'pool-slip.possible_return' : 'slip.possible_return')}</dt>
        <dd className={styles['number']}>{money(bet.possibleReturn)}</dd>
      </div>
    </dl>
  );
}

/** Server time; screen readers do not announce it (BET-8, U16). */
function HeldCountdown({ until, delay }: { readonly until: number; readonly delay: number }) {
  const t = useT();
  const left = Math.max(0, until - useNow());
  const seconds = Math.ceil(left / 1_000);
  const done = delay > 0 ? Math.min(100, Math.round((1 - left / delay) * 100)) : 100;
  return (
    <span className={styles['countdown']} aria-hidden="true">
      {seconds > 0 ? t('system.held_for', { seconds }) : t('system.deciding')}
      <span className={styles['bar']}>
        <span style={{ inlineSize: `${String(Math.max(0, done))}%` }} />
      </span>
    </span>
  );
}
