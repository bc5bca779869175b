import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useShareAddress } from '../../state';
import { Button } from '../../ui/button';
import styles from './follow-toggle.module.css';

interface ShareButtonProps {
  /** Of the app, "/match/detail?game_id=1204". */
  readonly route: string;
  /** Never with a score (SPOIL-5). */
  readonly title: string;
}

/** A desktop browser may have none. */
const hasDialog = (): boolean => 'share' in navigator;

/** With the dialog of the system, else as a copied link. */
export function ShareButton({ route, title }: ShareButtonProps) {
  const t = useT();
  const addressOf = useShareAddress();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');

  async function share(): Promise<void> {
    const url = addressOf(route);
    try {
      if (hasDialog()) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied('yes');
      }
    } catch (cause) {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setCopied('failed');
    }
  }

  return (
    <span className={styles['place']}>
      <Button look="quiet" onPress={() => void share()}>
        {t('match-detail.share')}
      </Button>
      <span role="status" className={styles['full']}>
        {copied !== 'no' && t(copied === 'yes' ? 'match-detail.share_copied' : 'match-detail.share_failed')}
      </span>
    </span>
  );
}
