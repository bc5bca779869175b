import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useMoney, type SlipActions, type SlipView, type SystemView } from '../../state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { lazyPart } from '../common/lazy-part';
import styles from './system-sizes.module.css';

const ComboDetails = lazyPart(async () => (await import('./combo-details')).ComboDetails);

interface SystemSizesProps {
  readonly slip: SlipView & Pick<SlipActions, 'toggleSize'>;
  readonly system: SystemView;
}

/** SLIP-7. */
export function SystemSizes({ slip, system }: SystemSizesProps) {
  const t = useT();
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { legs, options, combinationCount, stakePerCombination } = system;
  return (
    <fieldset className={styles['sizes']}>
      <legend>{t('system.title')}</legend>
      <div className={styles['chips']}>
        {options.map(({ size, combinationCount: count, chosen }) => (
          <Chip
            key={size}
            numeric
            text={t('system.size', { size, legs })}
            label={t('system.size_lines', { size, legs, count })}
            pressed={chosen}
            onPress={() => slip.toggleSize(size)}
          />
        ))}
      </div>
      <div className={styles['sum']}>
        <span>
          {stakePerCombination === null
            ? sharedText(t, combinationCount, slip.totalStake === null ? null : money(slip.totalStake))
            : t('system.lines_at', { count: combinationCount, amount: money(stakePerCombination) })}
        </span>
        <Button look="quiet" onPress={() => setOpen(true)}>
          {t('system.details')}
        </Button>
      </div>
      {isOpen && <ComboDetails slip={slip} system={system} onClose={() => setOpen(false)} />}
    </fieldset>
  );
}

/** Uneven stakes as a whole (U15). */
function sharedText(t: ReturnType<typeof useT>, count: number, amount: string | null): string {
  return amount === null ? t('system.lines', { count }) : t('system.lines_share', { count, amount });
}
