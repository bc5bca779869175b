import type { BetHistoryItem } from '@clutchline/contract';

import { valueOf } from '../../data/value-of';
import type { AppState } from '../app-state';
import type { Correction } from './correction-store';

const MOST_SEEN = 100;

const nameOf = ({ orderNo, revision }: Correction): string => `${orderNo}:${String(revision)}`;

/** Adds a notice for bets that were settled again and not seen since (BET-9). */
export function noteCorrections(app: AppState, bets: readonly Pick<BetHistoryItem, 'order_no' | 'revision'>[]): void {
  const { turn } = app.session.getState();
  const seen = new Set(valueOf(app.stored.seenCorrections) ?? []);
  const found = bets
    .filter(({ revision }) => revision > 1)
    .map(({ order_no: orderNo, revision }): Correction => ({ orderNo, revision, turn }))
    .filter((correction) => !seen.has(nameOf(correction)));
  const own = app.corrections.getState().filter((known) => known.turn === turn);
  const isNews = ({ orderNo, revision }: Correction): boolean =>
    !own.some((known) => known.orderNo === orderNo && known.revision >= revision);
  const news = found.filter(isNews);
  if (news.length === 0) return;
  const others = own.filter(({ orderNo }) => news.every((correction) => correction.orderNo !== orderNo));
  app.corrections.setState([...news, ...others], true);
}

/** They are not shown again on this machine. */
export function dismissCorrections(app: AppState): void {
  const seen = valueOf(app.stored.seenCorrections) ?? [];
  const shown = app.corrections.getState().map(nameOf);
  app.stored.seenCorrections.write([...seen, ...shown].slice(-MOST_SEEN));
  app.corrections.setState([], true);
}
