import { useT } from '../../i18n/use-texts';
import { useHost, useSession } from '../../state';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import styles from './account-sheet.module.css';
import { BalanceChip } from './balance-chip';
import { LanguageMenu } from './language-menu';

/** Who the player is, what there is, and in which language. */
export function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { signedIn, nickname } = useSession();
  const { requestSignIn } = useHost();
  return (
    <Sheet title={t('frame.me')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['who']}>
          <Avatar id={1} size={44} />
          <span className={styles['name']}>{signedIn ? (nickname ?? '') : t('frame.signed_out')}</span>
          {signedIn && <BalanceChip />}
        </div>
        {!signedIn && (
          <Button look="primary" wide onPress={requestSignIn}>
            {t('common.sign_in')}
          </Button>
        )}
        <div className={styles['line']}>
          <span>{t('common.language')}</span>
          <LanguageMenu />
        </div>
        <p className={styles['note']}>{t('common.play_money')}</p>
      </div>
    </Sheet>
  );
}
