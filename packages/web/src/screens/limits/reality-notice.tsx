import { useT } from '../../i18n/use-texts';
import { useNavigation, useRealityCheck } from '../../state';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import styles from './limits.module.css';
import { RealityFigures } from './reality-figures';

/** On any screen, once for each interval of use, until the player has confirmed it (BET-7). */
export function RealityNotice() {
  const t = useT();
  const { to } = useNavigation();
  const { due, confirm } = useRealityCheck();
  if (due === null) return null;
  const leave = (screen: '/bets' | '/user/limits'): void => {
    confirm();
    to(screen);
  };
  return (
    <Sheet title={t('reality.title')} closeLabel={t('common.close')} onClose={confirm}>
      <div className={styles['confirm']}>
        <RealityFigures check={due} />
        <Button look="primary" wide onPress={confirm}>
          {t('reality.go_on')}
        </Button>
        <Button wide onPress={() => leave('/bets')}>
          {t('reality.see_bets')}
        </Button>
        <Button wide onPress={() => leave('/user/limits')}>
          {t('limits.title')}
        </Button>
      </div>
    </Sheet>
  );
}
