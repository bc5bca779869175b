import type { CardsOfPeriod, HistoryFilter } from '../../../state';
import { Skeleton } from '../../../ui/skeleton';
import { lazyPart } from '../../common/lazy-part';
import { ExportButton } from '../export-button';

const WAITING = <Skeleton width="8rem" height="2.75rem" />;
const StatementButton = lazyPart(
  async () => (await import('../../virtual-chess/statement/statement-button')).StatementButton,
  WAITING,
);

interface PeriodFileProps {
  readonly filter: HistoryFilter;
  readonly cards: CardsOfPeriod | null;
}

/** With auto chess, if the player paid for any in the period (BET-6). */
export function PeriodFile({ filter, cards }: PeriodFileProps) {
  const isOfBets = cards === null || (cards.status === 'ready' && cards.data.total === 0);
  if (isOfBets) return <ExportButton filter={filter} />;
  return cards.status === 'loading' ? WAITING : <StatementButton filter={filter} />;
}
