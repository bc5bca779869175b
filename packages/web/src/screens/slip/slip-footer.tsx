import { useRef, useState, type KeyboardEvent } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT, useTexts } from '../../i18n/use-texts';
import { useMoney, useSession, type SlipActions, type SlipView } from '../../state';
import { Banner } from '../../ui/banner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { AcceptSelect, PlaceButton } from './place-button';
import { OfferedStake } from './offered-stake';
import { problemText } from './reason-text';
import styles from './slip-footer.module.css';
import { LimitsLine, StakeField, WinField } from './stake-field';

const SystemSizes = lazyPart(async () => (await import('./system-sizes')).SystemSizes);

export function SlipExtras({ slip }: { readonly slip: SlipView & SlipActions }) {
  return (
    <div className={styles['extras']}>
      {slip.system !== null && <SystemSizes slip={slip} system={slip.system} />}
      <WinField slip={slip} />
      <AcceptSelect accept={slip.accept} setAccept={slip.setAccept} />
      <LimitsLine slip={slip} />
    </div>
  );
}

/** Always in view (U1). */
export function SlipFooter({ slip }: { readonly slip: SlipView & SlipActions }) {
  const t = useT();
  const foot = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  function askForStake(): void {
    setPressed(true);
    foot.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={foot} className={styles['footer']}>
      <Problem slip={slip} isAsked={isPressed} />
      <StakeField slip={slip} />
      <Totals slip={slip} />
      <div role="status" className={styles['status']}>
        {(slip.phase === 'unknown' || slip.phase === 'elsewhere') && (
          <Banner tone="info">{t(slip.phase === 'unknown' ? 'slip.checking_text' : 'slip.placing_elsewhere')}</Banner>
        )}
      </div>
      <div data-places-bets onBlur={slip.cancelConfirmation} onKeyDown={pressOnce}>
        <PlaceButton slip={slip} onMissingStake={askForStake} />
      </div>
      <ConfirmHint slip={slip} />
    </div>
  );
}

interface ProblemProps {
  readonly slip: SlipView & SlipActions;
  /** A missing stake is named after a press (U24). */
  readonly isAsked: boolean;
}

/**
 * The region exists before its text, so that screen readers announce it. The app announces refusals, and stale prices once
 * they last (U3).
 */
function Problem({ slip, isAsked }: ProblemProps) {
  const { t, format } = useTexts();
  const money = useMoney();
  const { signedIn } = useSession();
  const { problem, isRefused } = slip;
  const isShown = signedIn && (problem?.reason !== 'enter_amount' || isAsked);
  const isAnnouncedByApp = isRefused || problem?.reason === 'prices_stale';
  const lines = problem !== null && isShown && (
    <>
      <Banner tone="warn">{problemText(t, problem, { money, time: format.dateTime })}</Banner>
      <OfferedStake problem={problem} onAccept={(amount) => slip.setStake(amount)} />
    </>
  );
  return (
    <>
      <div role="status" className={styles['status']}>
        {!isAnnouncedByApp && lines}
      </div>
      {isAnnouncedByApp && lines !== false && <div className={styles['status']}>{lines}</div>}
    </>
  );
}

/** Ignores key repeat, so that a long press does not confirm. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Announces the new label; exists before its text, for screen readers. */
function ConfirmHint({ slip: { confirm, totalStake } }: { readonly slip: SlipView }) {
  const t = useT();
  const money = useMoney();
  return (
    <div role="status" className={styles['status']}>
      {confirm?.asked === true && totalStake !== null && (
        <VisuallyHidden>{t('slip-tools.confirm_hint', { amount: money(totalStake) })}</VisuallyHidden>
      )}
    </div>
  );
}

function Totals({ slip }: { readonly slip: SlipView }) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const isIndicative = slip.rows.some(({ indicative }) => indicative);
  const leastReturn = slip.system?.leastReturn ?? null;
  return (
    <dl className={styles['totals']}>
      {slip.combinedOdds !== null && (
        <div className={styles['total']}>
          <dt>{t('slip.combined_odds')}</dt>
          <dd className={styles['number']}>{oddText(slip.combinedOdds)}</dd>
        </div>
      )}
      {slip.kind === 'single' && slip.rows.length > 1 && slip.totalStake !== null && (
        <div className={styles['total']}>
          <dt>{t('slip.total_stake')}</dt>
          <dd className={styles['number']}>{money(slip.totalStake)}</dd>
        </div>
      )}
      {leastReturn !== null && (
        <div className={styles['total']}>
          <dt>{t('system.least_return')}</dt>
          <dd className={styles['number']}>{money(leastReturn)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>{t(isIndicative ? 'pool-slip.possible_return' : 'slip.possible_return')}</dt>
        <dd className={styles['return']}>{slip.possibleReturn === null ? '–' : money(slip.possibleReturn)}</dd>
      </div>
    </dl>
  );
}
