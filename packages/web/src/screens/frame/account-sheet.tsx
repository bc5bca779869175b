import { useT } from '../../i18n/use-texts';
import { useHost, useSession, useSkin } from '../../state';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { Tabs } from '../../ui/tabs';
import styles from './account-sheet.module.css';
import { BalanceChip } from './balance-chip';
import { LanguageMenu } from './language-menu';

const SKINS = ['arena', 'light', 'contrast'] as const;

/** Who the player is and what there is; in which language and skin (USER-5); the way out. */
export function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { signedIn, nickname } = useSession();
  return (
    <Sheet title={t('frame.me')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['sheet']}>
        <div className={styles['who']}>
          <Avatar id={1} size={44} />
          <span className={styles['name']}>{signedIn ? (nickname ?? '') : t('frame.signed_out')}</span>
          {signedIn && <BalanceChip />}
        </div>
        <div className={styles['line']}>
          <span>{t('common.language')}</span>
          <LanguageMenu named />
        </div>
        <SkinLine />
        <p className={styles['note']}>{t('common.play_money')}</p>
        <SignInOrOut onDone={onClose} />
      </div>
    </Sheet>
  );
}

function SkinLine() {
  const t = useT();
  const { skin, choose } = useSkin();
  return (
    <div className={styles['line']}>
      <span>{t('frame.skin')}</span>
      <Tabs
        label={t('frame.skin')}
        look="segments"
        items={SKINS.map((id) => ({ id, text: t(`frame.skin_${id}`) }))}
        selected={skin}
        onSelect={choose}
      />
    </div>
  );
}

/** The host signs in (EMBED-2); out is out at once. */
function SignInOrOut({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { signedIn } = useSession();
  const { requestSignIn, signOut } = useHost();
  const leave = (act: () => void) => (): void => {
    onDone();
    act();
  };
  return signedIn ? (
    <Button wide onPress={leave(signOut)}>
      {t('common.sign_out')}
    </Button>
  ) : (
    <Button look="primary" wide onPress={leave(requestSignIn)}>
      {t('common.sign_in')}
    </Button>
  );
}
