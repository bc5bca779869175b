import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useSession, useSlip, useSlipTabs } from '../../state';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { TightAmount } from '../common/tight-amount';
import styles from './slip-summary-bar.module.css';

/** Hidden while the slip is empty. */
export function SlipSummaryBar({ onOpen }: { readonly onOpen: () => void }) {
  const t = useT();
  const { currency } = useSession();
  const oddText = useOddText();
  const tabs = useSlipTabs();
  const { rows, combinedOdds, possibleReturn } = useSlip(tabs.open);
  if (rows.length === 0) return null;
  const kind = tabs.open === 'single' ? t('slip.single_word', { count: rows.length }) : t('slip.tab_parlay');
  return (
    <button type="button" className={styles['bar']} onClick={onOpen}>
      <span className={styles['count']}>{rows.length}</span>
      <span className={styles['what']}>
        {combinedOdds === null ? kind : <VisuallyHidden>{kind}</VisuallyHidden>}
        {combinedOdds !== null && <span className={styles['odds']}> {oddText(combinedOdds)}</span>}
      </span>
      {possibleReturn !== null && currency !== null && (
        <span className={styles['amount']}>
          {rows.some(({ indicative }) => indicative) && '≈ '}
          {currency.code} <TightAmount amount={possibleReturn} currency={currency} />
        </span>
      )}
      <span className={styles['open']}>
        {t('frame.slip_short')}
        <Icon name="chevron" size={14} />
      </span>
    </button>
  );
}
