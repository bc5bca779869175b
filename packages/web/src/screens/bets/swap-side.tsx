import type { BetLeg } from '@clutchline/contract';
import { pickTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useNow, useSwapTeam } from '../../state';
import { Button } from '../../ui/button';
import styles from './ticket.module.css';

interface SwapSideProps {
  readonly orderNo: string;
  readonly to: BetLeg;
}

/** Only before the match begins; shows the reason of a refusal (BET-5). */
export function SwapSide({ orderNo, to }: SwapSideProps) {
  const t = useT();
  const { phase, swap } = useSwapTeam(orderNo);
  const hasBegun = useNow() >= to.match.start_time;
  if (hasBegun && phase.kind === 'idle') return null;
  return (
    <div className={styles['swap']}>
      <Button wide busy={phase.kind === 'busy'} onPress={() => void swap()}>
        {t('bets.swap_to', { pick: pickTitle(t, to) })}
      </Button>
      <span role="status" className={styles['quiet']}>
        {phase.kind === 'refused' && phase.message}
        {phase.kind === 'unknown' && t('bets.swap_unknown')}
      </span>
    </div>
  );
}
