import { useT } from '../../i18n/use-texts';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { Card } from './card';
import styles from './user.module.css';

/** SPOIL-1, SPOIL-4. */
export function SpoilerCard() {
  const t = useT();
  return (
    <Card title={t('spoilers.title')}>
      <SpoilerSwitch />
      <p className={styles['text']}>{t('spoilers.note')}</p>
    </Card>
  );
}
