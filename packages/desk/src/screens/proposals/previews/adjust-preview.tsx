import { useMoney } from '../../../live/use-money';
import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';

export function AdjustPreview({ preview }: PreviewProps<'adjust'>) {
  const t = useT();
  const { money } = useMoney();
  const { player_id, nickname, currency_id, amount, balance, balance_after } = preview;
  return (
    <Facts
      facts={[
        [t('proposals.player'), `${nickname} · ${player_id}`],
        [t('proposals.amount'), money(currency_id, amount)],
        [t('proposals.balance'), money(currency_id, balance)],
        [t('proposals.balance_after'), money(currency_id, balance_after)],
      ]}
    />
  );
}
