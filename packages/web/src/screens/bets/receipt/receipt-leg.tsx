import type { BetLeg, ReceiptLeg as EndedLeg } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickTitle } from '@clutchline/i18n';

import { useT } from '../../../i18n/use-texts';
import styles from './receipt.module.css';
import { ruleName, ruleText } from './rule-text';
import { LegEnd } from '../ticket-leg';

interface ReceiptLegProps {
  readonly leg: BetLeg;
  readonly ended: EndedLeg | undefined;
}

export function ReceiptLeg({ leg, ended }: ReceiptLegProps) {
  const t = useT();
  return (
    <li className={styles['leg']}>
      <strong>{pickTitle(t, leg)}</strong>
      <span className={styles['quiet']}>{marketTitle(t, leg.play, roundNumeral(leg.play.round, t.langId))}</span>
      <span className={styles['quiet']}>{matchTitle(t, leg.match)}</span>
      {ended !== undefined && ended.outcome !== 'pending' && <LegEnd leg={{ ...leg, ...ended }} />}
      {ended !== undefined && ended.rule !== null && (
        <>
          <span>{ruleText(t, ended.rule)}</span>
          <span className={styles['quiet']}>{ruleName(t, ended.rule)}</span>
        </>
      )}
    </li>
  );
}
