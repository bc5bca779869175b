import { useTexts } from '../../i18n/use-texts';
import { useLimitChange, useNow, type BreakWanted } from '../../state';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { breakLength } from './break-text';
import { lengthOf } from './break-choices';
import { ChangeOutcome } from './change-outcome';
import styles from './limits.module.css';

interface BreakConfirmProps {
  readonly pause: BreakWanted;
  readonly onClose: () => void;
}

/** Second step, because a break cannot be undone (BET-7). */
export function BreakConfirm({ pause, onClose }: BreakConfirmProps) {
  const { t, format } = useTexts();
  const until = format.longDateTime(useNow() + lengthOf(pause));
  const { phase, takeBreak } = useLimitChange();
  const begin = async (): Promise<void> => {
    if (await takeBreak(pause)) onClose();
  };
  return (
    <Sheet title={t('limits.confirm_title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['confirm']}>
        <p>
          <strong>
            {t('limits.confirm_length', { kind: t(`limits.${pause.kind}`), length: breakLength(t, pause), until })}
          </strong>
        </p>
        <p>{t('limits.confirm_final')}</p>
        <p className={styles['quiet']}>{t('limits.confirm_open_bets')}</p>
        <ChangeOutcome phase={phase} />
        <Button wide onPress={onClose}>
          {t('common.cancel')}
        </Button>
        <Button look="danger" wide busy={phase.kind === 'busy'} onPress={() => void begin()}>
          {t('limits.confirm')}
        </Button>
      </div>
    </Sheet>
  );
}
