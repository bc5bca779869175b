import { matchEvents, type OutboxStore } from '../bus';
import { changesOfPoints, type ChangedPoint } from '../catalogue';

/** In the transaction of the change, as prices of the feed. */
export async function publishPrices(
  { outbox }: { readonly outbox: OutboxStore },
  changed: readonly ChangedPoint[],
): Promise<void> {
  if (changed.length > 0) await outbox.add(matchEvents(changesOfPoints(changed)));
}
