import { useT } from '../../i18n/use-texts';
import { type SlipProblem, useMoney } from '../../state';
import { Button } from '../../ui/button';
import { AppLink } from '../common/app-link';
import styles from './offered-stake.module.css';

interface OfferedStakeProps {
  readonly problem: SlipProblem;
  readonly onAccept: (amount: string) => void;
}

const OWN_LIMITS: readonly SlipProblem['reason'][] = ['own_limit', 'excluded'];

/** The stake that passes, not placed, or a link to the own limit (BET-7). */
export function OfferedStake({ problem, onAccept }: OfferedStakeProps) {
  const t = useT();
  const money = useMoney();
  const offer = problem.offer ?? null;
  return (
    <>
      {offer !== null && <Button onPress={() => onAccept(offer)}>{t('system.offer', { amount: money(offer) })}</Button>}
      {OWN_LIMITS.includes(problem.reason) && <OwnLimitLink />}
    </>
  );
}

/** BET-7. */
function OwnLimitLink() {
  const t = useT();
  return (
    <AppLink screen="/user/limits" className={styles['link']}>
      {t('limits.open')}
    </AppLink>
  );
}
