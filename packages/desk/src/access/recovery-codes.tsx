import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';
import { useState } from 'react';

import { useT } from '../texts/use-texts';
import styles from './access-frame.module.css';
import { AccessFrame } from './access-frame';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: the server has only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useT();
  const [isStored, setStored] = useState(false);
  return (
    <AccessFrame title={t('access.recovery_title')} text={t('access.recovery_text')}>
      <Banner tone="warn">{t('access.recovery_once')}</Banner>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CheckboxRow text={t('access.recovery_stored')} checked={isStored} onToggle={() => setStored(!isStored)} />
      <Button look="primary" wide disabled={!isStored} onPress={onDone}>
        {t('access.to_sign_in')}
      </Button>
    </AccessFrame>
  );
}
