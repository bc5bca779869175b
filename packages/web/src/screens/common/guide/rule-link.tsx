import type { MouseEvent } from 'react';

import { useT } from '../../../i18n/use-texts';
import { useRuleAddress } from '../../../state';
import { isPlainClick } from '../app-link';
import styles from './guide.module.css';

/** "Rule map-winner, version 1": to its published text (BET-9). */
export function RuleLink({ rule }: { readonly rule: string }) {
  const t = useT();
  const { href, open } = useRuleAddress();
  const [id = '', version = ''] = rule.split('@');

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(rule);
  }

  return (
    <a className={styles['cited']} href={href(rule)} onClick={follow}>
      {t('receipt.rule', { id, version })}
    </a>
  );
}
