import type { KeyboardEvent } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useMoney, useSession, type SlipActions, type SlipView } from '../../state';
import { Banner } from '../../ui/banner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AcceptSelect, PlaceButton } from './place-button';
import { OfferedStake } from './offered-stake';
import { problemText } from './reason-text';
import styles from './slip-footer.module.css';
import { StakeField } from './stake-field';
import { SystemSizes } from './system-sizes';

export function SlipFooter({ slip }: { readonly slip: SlipView & SlipActions }) {
  const t = useT();
  const money = useMoney();
  const { signedIn } = useSession();
  return (
    <div className={styles['footer']}>
      {slip.system !== null && <SystemSizes slip={slip} system={slip.system} />}
      <StakeField slip={slip} />
      <Totals slip={slip} />
      <AcceptSelect accept={slip.accept} setAccept={slip.setAccept} />
      {slip.problem !== null && signedIn && (
        <div role="status">
          <Banner tone="warn">{problemText(t, slip.problem, money)}</Banner>
          <OfferedStake problem={slip.problem} onTake={(amount) => slip.setStake(amount)} />
        </div>
      )}
      {(slip.phase === 'unknown' || slip.phase === 'elsewhere') && (
        <div role="status">
          <Banner tone="info">{t(slip.phase === 'unknown' ? 'slip.checking_text' : 'slip.placing_elsewhere')}</Banner>
        </div>
      )}
      <div className={styles['place']} data-places-bets onBlur={slip.cancelConfirmation} onKeyDown={pressOnce}>
        <PlaceButton slip={slip} />
      </div>
      <ConfirmHint slip={slip} />
    </div>
  );
}

/** Ignores key repeat, so that one long press does not also confirm. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Announces the button's new label; exists before its text, so that screen readers read it. */
function ConfirmHint({ slip: { confirm, totalStake } }: { readonly slip: SlipView }) {
  const t = useT();
  const money = useMoney();
  return (
    <div role="status">
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
      {slip.kind === 'single' && slip.totalStake !== null && (
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
