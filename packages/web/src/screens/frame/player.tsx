import { useTexts } from '../../i18n/use-texts';
import { useAvatar, useSession } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { TightAmount } from '../common/tight-amount';
import styles from './player.module.css';

const SIZE = 36;
const Avatar = lazyPart(
  async () => (await import('../../ui/art/avatar')).Avatar,
  <Skeleton width={`${SIZE}px`} height={`${SIZE}px`} />,
  'waits',
);

export function Player() {
  const avatarId = useAvatar();
  return (
    <>
      <BalanceChip />
      {useAppWidth() !== 'narrow' && <Avatar id={avatarId} size={SIZE} />}
    </>
  );
}

/** Space is reserved while loading (USER-2, USER-3). */
function BalanceChip() {
  const { t, format } = useTexts();
  const isNarrow = useAppWidth() === 'narrow';
  const { balance, currency } = useSession();
  if (balance === null || currency === null) return <Skeleton width="7.5rem" height="2.25rem" />;
  return (
    <span className={styles['chip']} data-focus-next>
      <VisuallyHidden>{t('common.balance')}</VisuallyHidden>
      <span className={styles['code']}>{currency.code}</span>
      <span className={styles['amount']}>
        {isNarrow ? <TightAmount amount={balance} currency={currency} /> : format.money(balance, currency.decimals)}
      </span>
    </span>
  );
}
