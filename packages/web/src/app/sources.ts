import type { AppState } from '../state/app-state';
import { networkIsBack } from '../state/route/navigate';
import { startAddress, startFirstData, startTabSync } from '../state/sources/start-address';
import { startAccountLater, startLater, startPricesLater, startSlipMemory } from '../state/sources/start-later';
import type { Stage } from './stage';
import { startFocusKeeper } from './start-focus-keeper';

type Source = (app: AppState, stage: Stage) => () => void;

const startRestLater: Source = (app, stage) =>
  startLater(app, async () => {
    const { startRest } = await import('./start-rest');
    return () => startRest(app, stage);
  });

/** Failures show on the screen (ROUTE-3, ERR-6). */
const startLaterRoutes: Source = () => {
  void import('./later-routes').catch(() => undefined);
  return () => undefined;
};

const SOURCES: readonly Source[] = [
  startAddress,
  startSlipMemory,
  startPricesLater,
  startAccountLater,
  startTabSync,
  startFirstData,
  startOnline,
  (_app, stage) => startFocusKeeper(stage),
  startRestLater,
  startLaterRoutes,
];

export function startSources(app: AppState, stage: Stage): () => void {
  const stops = SOURCES.map((start) => start(app, stage));
  return () => stops.reverse().forEach((stop) => stop());
}

/** Reconnects at once after a lost network (U4). */
export function startOnline(app: AppState, { view }: Stage): () => void {
  const lose = (): void => {
    app.push.pause();
    app.push.wake();
  };
  const wake = (): void => {
    app.push.wake();
    networkIsBack(app);
  };
  view.addEventListener('online', wake);
  view.addEventListener('offline', lose);
  return () => {
    view.removeEventListener('online', wake);
    view.removeEventListener('offline', lose);
  };
}
