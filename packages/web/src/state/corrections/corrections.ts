import type { BetHistoryItem } from '@clutchline/contract';

import { valueOf } from '../../data/storage';
import { useApp } from '../app-context';
import type { AppState, Correction } from '../app-state';
import { useStore } from '../use-snapshot';

const MOST_SEEN = 100;

const nameOf = ({ orderNo, revision }: Correction): string => `${orderNo}:${String(revision)}`;

/** BET-9. */
export function noteCorrections(
  app: Pick<AppState, 'stored' | 'session' | 'corrections'>,
  bets: readonly Pick<BetHistoryItem, 'order_no' | 'revision'>[],
): void {
  const { generation } = app.session.getState();
  const seen = new Set(valueOf(app.stored.seenCorrections) ?? []);
  const found = bets
    .filter(({ revision }) => revision > 1)
    .map(({ order_no: orderNo, revision }): Correction => ({ orderNo, revision, generation }))
    .filter((correction) => !seen.has(nameOf(correction)));
  const own = app.corrections.getState().filter((known) => known.generation === generation);
  const isNew = ({ orderNo, revision }: Correction): boolean =>
    !own.some((known) => known.orderNo === orderNo && known.revision >= revision);
  const unseen = found.filter(isNew);
  if (unseen.length === 0) return;
  const others = own.filter(({ orderNo }) => unseen.every((correction) => correction.orderNo !== orderNo));
  app.corrections.setState([...unseen, ...others], true);
}

export function dismissCorrections(app: Pick<AppState, 'stored' | 'corrections'>): void {
  const seen = valueOf(app.stored.seenCorrections) ?? [];
  const shown = app.corrections.getState().map(nameOf);
  app.stored.seenCorrections.write([...seen, ...shown].slice(-MOST_SEEN));
  app.corrections.setState([], true);
}

interface CorrectionView {
  readonly correction: Correction | null;
  readonly more: number;
  readonly dismiss: () => void;
}

/** BET-9. */
export function useCorrection(): CorrectionView {
  const app = useApp();
  const generation = useStore(app.session, (session) => session.generation);
  const own = useStore(app.corrections).filter((known) => known.generation === generation);
  const [correction = null] = own;
  return { correction, more: Math.max(0, own.length - 1), dismiss: () => dismissCorrections(app) };
}
