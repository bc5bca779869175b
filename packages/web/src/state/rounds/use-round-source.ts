import type { BetHistoryItem, PlayedRound, RoundEpoch } from '@clutchline/contract';
import { useMemo } from 'react';

import type { AppState } from '../app-state';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';

const PAGE_SIZE = 100;
/** Of one answer. */
const LINES = 1_000;

/** Everything that a verification of many rounds asks for; each call rejects without an answer. */
export interface RoundSource {
  readonly epochs: (signal: AbortSignal) => Promise<readonly RoundEpoch[]>;
  /** Of the salt, in their order. */
  readonly lines: (epoch: RoundEpoch, signal: AbortSignal) => Promise<readonly string[]>;
  /** Of a UTC day, page by page. */
  readonly rounds: (day: string, signal: AbortSignal) => AsyncGenerator<readonly PlayedRound[]>;
  /** Own settled bets on rounds of the last 30 days, newest first; none without a player. */
  readonly bets: (signal: AbortSignal) => AsyncGenerator<readonly BetHistoryItem[]>;
}

export function useRoundSource(): RoundSource {
  const app = useApp();
  return useMemo(() => roundSource(app), [app]);
}

function roundSource(app: AppState): RoundSource {
  return {
    epochs: async (signal) => (await fetchData(app, 'getRoundEpochs', {}, signal)).epochs,
    async lines({ epoch, lines: count }, signal) {
      const found: string[] = [];
      while (found.length < count) {
        const asked = { epoch, from_line: found.length + 1 };
        const { lines } = await fetchData(app, 'getRoundEpochs', asked, signal);
        found.push(...lines.map(({ line }) => line));
        if (lines.length < LINES) break;
      }
      return found;
    },
    async *rounds(day, signal) {
      for (let page = 1, total = PAGE_SIZE; (page - 1) * PAGE_SIZE < total; page += 1) {
        const answer = await fetchData(app, 'getRoundResults', { day, page, page_size: PAGE_SIZE }, signal);
        total = answer.total;
        yield answer.rows;
      }
    },
    async *bets(signal) {
      const wanted = { days: 30, state: 'settled', kind: 'virtual', page_size: PAGE_SIZE } as const;
      if (app.session.getState().token === null) return;
      for (let page = 1, total = PAGE_SIZE; (page - 1) * PAGE_SIZE < total; page += 1) {
        const answer = await fetchData(app, 'getUserHistory', { ...wanted, page }, signal);
        total = answer.total;
        yield answer.items;
      }
    },
  };
}
