import { useT } from '../../i18n/use-texts';
import { AccountCard } from './account-card';
import { BettingCard } from './betting-card';
import { DisplayCard, SoundCard } from './display-card';
import styles from './user.module.css';

export function User() {
  const t = useT();
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('frame.me')}</h1>
      <div className={styles['cards']}>
        <AccountCard />
        <BettingCard />
        <DisplayCard />
        <SoundCard />
      </div>
    </div>
  );
}
