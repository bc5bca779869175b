import { useT } from '../../i18n/use-texts';
import { useMoney, type SlipProblem } from '../../state';
import { Button } from '../../ui/button';

interface OfferedStakeProps {
  readonly problem: SlipProblem;
  readonly onTake: (amount: string) => void;
}

/** The smaller stake that would pass, one press away; placing stays a press of its own (BET-7). */
export function OfferedStake({ problem, onTake }: OfferedStakeProps) {
  const t = useT();
  const money = useMoney();
  const offer = problem.offer ?? null;
  if (offer === null) return null;
  return <Button onPress={() => onTake(offer)}>{t('system.offer', { amount: money(offer) })}</Button>;
}
