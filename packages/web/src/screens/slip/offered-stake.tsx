import { useT } from '../../i18n/use-texts';
import { useMoney, type SlipProblem } from '../../state';
import { Button } from '../../ui/button';
import { OwnLimitLink } from './own-limit-link';

interface OfferedStakeProps {
  readonly problem: SlipProblem;
  readonly onTake: (amount: string) => void;
}

/** Refusals by limits that the player set. */
const OWN_LIMITS: readonly SlipProblem['reason'][] = ['own_limit', 'excluded'];

/** Offers the smaller stake that would pass, without placing the bet, and a link to the player's own limit (BET-7). */
export function OfferedStake({ problem, onTake }: OfferedStakeProps) {
  const t = useT();
  const money = useMoney();
  const offer = problem.offer ?? null;
  return (
    <>
      {offer !== null && <Button onPress={() => onTake(offer)}>{t('system.offer', { amount: money(offer) })}</Button>}
      {OWN_LIMITS.includes(problem.reason) && <OwnLimitLink />}
    </>
  );
}
