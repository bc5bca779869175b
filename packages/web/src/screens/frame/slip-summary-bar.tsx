import { PARLAY_LIMIT, SINGLE_LIMIT } from '@clutchline/domain';
import { useEffect, useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useRemovedItem, useSession, useSlip, useSlipTabs } from '../../state';
import { Banner } from '../../ui/banner';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { TightAmount } from '../common/tight-amount';
import { usePickTitle } from '../common/use-titles';
import { SlipWarning } from '../slip/slip-warning';
import styles from './slip-summary-bar.module.css';

/** The open tab in one line, with its warnings while closed (SLIP-3, SLIP-4). */
export function SlipSummaryBar({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <>
      <SlipNotice />
      <Summary onOpen={onOpen} />
    </>
  );
}

const REPLACED_MS = 4_000;

function SlipNotice() {
  const t = useT();
  const title = usePickTitle();
  const { open, warning } = useSlipTabs();
  const { rows } = useSlip(open);
  const { removed } = useRemovedItem(open);
  const [seen, setSeen] = useState<typeof removed>(null);
  const replaced = removed?.isReplaced === true && removed !== seen ? removed : null;
  useEffect(() => {
    if (replaced === null) return undefined;
    const timer = setTimeout(() => setSeen(replaced), REPLACED_MS);
    return () => clearTimeout(timer);
  }, [replaced]);
  return (
    <div className={styles['notice']} role="status" aria-live="assertive">
      {warning !== null && <SlipWarning warning={warning} />}
      {warning === null && replaced !== null && (
        <Banner tone="info">
          {t('slip-tools.replaced', {
            pick: title(
              replaced.first.item,
              rows.map(({ item }) => item),
            ),
          })}
        </Banner>
      )}
    </div>
  );
}

const NO_FIGURES = { combinedOdds: null, possibleReturn: null };

function Summary({ onOpen }: { readonly onOpen: () => void }) {
  const t = useT();
  const { currency } = useSession();
  const oddText = useOddText();
  const tabs = useSlipTabs();
  const { hiddenGames, ...slip } = useSlip(tabs.open);
  const { rows } = slip;
  /** They would reveal a hidden score (SPOIL-3). */
  const { combinedOdds, possibleReturn } = hiddenGames.length > 0 ? NO_FIGURES : slip;
  if (rows.length === 0) return null;
  const limit = tabs.open === 'single' ? SINGLE_LIMIT : PARLAY_LIMIT;
  const kind = tabs.open === 'single' ? t('slip.single_word', { count: rows.length }) : t('slip.tab_parlay');
  return (
    <button type="button" className={styles['bar']} onClick={onOpen}>
      <span className={styles['count']}>
        {rows.length}
        {rows.length === limit && ` / ${limit}`}
      </span>
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
