import type { AppState } from '../state/app-state';
import { startAccount } from '../state/sources/start-account';
import { startAddress } from '../state/sources/start-address';
import { startFirstData } from '../state/sources/start-first-data';
import { startLater } from '../state/sources/start-later';
import { startPrices } from '../state/sources/start-prices';
import { startSlipMemory } from '../state/sources/start-slip-memory';
import { startTabSync } from '../state/sources/start-tab-sync';
import { startOnline } from './start-online';
import type { Stage } from './stage';

type Source = (app: AppState, stage: Stage) => () => void;

const startRestLater: Source = (app, stage) =>
  startLater(app, async () => {
    const { startRest } = await import('./start-rest');
    return () => startRest(app, stage);
  });

const SOURCES: readonly Source[] = [
  startAddress,
  startSlipMemory,
  startPrices,
  startAccount,
  startTabSync,
  startFirstData,
  startOnline,
  startRestLater,
];

export function startSources(app: AppState, stage: Stage): () => void {
  const stops = SOURCES.map((start) => start(app, stage));
  return () => stops.reverse().forEach((stop) => stop());
}
