import { retryDelay } from '../../data/retry-delay';
import type { AppState } from '../app-state';
import { reportUnreachable } from '../report-unreachable';

/** Loads after the first screen and applies what it missed; retries failed loads (ERR-6). */
export function startLater(app: Pick<AppState, 'env' | 'emit'>, load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(failures: number): void {
    load().then(
      (start) => {
        if (!isOver) stop = start();
      },
      () => {
        if (isOver) return;
        if (failures === 0) reportUnreachable(app);
        timer = setTimeout(() => attempt(failures + 1), retryDelay(failures, app.env.random));
      },
    );
  }
  attempt(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}

const loadBeside = () => import('./start-beside');

/** USER-1. */
export const startAccountLater = (app: AppState): (() => void) =>
  startLater(app, async () => {
    const { startAccount } = await loadBeside();
    return () => startAccount(app);
  });

/** SLIP-13. */
export function startSlipMemory(app: AppState): () => void {
  // What was chosen before the start is a change, too.
  const before = app.slip.getInitialState();
  return startLater(app, async () => {
    const { synchroniseSlip } = await loadBeside();
    return () => synchroniseSlip(app, before);
  });
}

/** Loads beside the first list. If that fails, prices become stale (PUSH-5). */
export function startPricesLater(app: AppState): () => void {
  app.freshnessWatch.start();
  const stop = startLater(app, async () => {
    const { startPrices } = await loadBeside();
    return () => startPrices(app);
  });
  return () => {
    stop();
    app.freshnessWatch.stop();
  };
}
