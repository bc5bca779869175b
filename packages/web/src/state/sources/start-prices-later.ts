import type { AppState } from '../app-state';
import { startLater } from './start-later';

/**
 * The connection and what reads its messages load beside the first list, which needs none of it. Prices count as stale
 * without a connection, so also if this code does not load (PUSH-5).
 */
export function startPricesLater(app: AppState): () => void {
  app.freshnessWatch.start();
  const stop = startLater(app, async () => {
    const { startPrices } = await import('./start-prices');
    return () => startPrices(app);
  });
  return () => {
    stop();
    app.freshnessWatch.stop();
  };
}
