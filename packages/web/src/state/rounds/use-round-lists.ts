import { useState } from 'react';

import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { useFormer } from '../queries/use-former';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';

const PAGE_SIZE = 20;
const CHART_ROUNDS = 120;

type ChartMarket = CallBody<'getRoundChart'>['market'];

export interface RoundPages extends CallData<'getRoundResults'> {
  readonly pages: number;
}

/** Rounds of a UTC day, newest first (ROUND-8). */
export function useRoundResults(day: string, page: number): QueryView<RoundPages> {
  const app = useApp();
  const fetched = useFetched<RoundPages>({
    key: ['fixed', 'round-results', day, page],
    fetch: async (signal) => {
      const answer = await fetchData(app, 'getRoundResults', { day, page, page_size: PAGE_SIZE }, signal);
      return { ...answer, pages: Math.ceil(answer.total / PAGE_SIZE) };
    },
    freshMs: 0,
  });
  return queryView(fetched);
}

/** @param round of the newest known result: the chart is fetched again with it, and the former one stays until then. */
export function useRoundChart(market: ChartMarket, round: number): QueryView<CallData<'getRoundChart'>['results']> {
  const app = useApp();
  const fetched = useFetched({
    key: ['fixed', 'round-chart', market, round],
    fetch: async (signal) => (await fetchData(app, 'getRoundChart', { market, count: CHART_ROUNDS }, signal)).results,
    freshMs: Infinity,
  });
  return useFormer(queryView(fetched), market, (former) => former === market);
}

/** A round with all events that have happened. */
export function useOneRound(number: string): QueryView<CallData<'getRound'>['round']> {
  const app = useApp();
  const fetched = useFetched({
    key: ['fixed', 'round', number],
    fetch: async (signal) => (await fetchData(app, 'getRound', { round: number }, signal)).round,
    freshMs: 0,
  });
  return queryView(fetched);
}

/** With the lines of one epoch. @param added number of lines that the page knows: more are fetched. */
export function useRoundEpochs(epoch: number | null, added: number): QueryView<CallData<'getRoundEpochs'>> {
  const app = useApp();
  const fetched = useFetched({
    key: ['fixed', 'round-epochs', epoch ?? 0, added],
    fetch: (signal) => fetchData(app, 'getRoundEpochs', epoch === null ? {} : { epoch }, signal),
    freshMs: 0,
  });
  return queryView(fetched);
}

export interface SaltLineView {
  readonly phase: 'idle' | 'busy' | 'added' | 'failed';
  /** Running hash with the line, hex. */
  readonly head: string | null;
  /** Of the server; null: the network failed. */
  readonly reason: string | null;
  readonly add: (line: string) => void;
}

/** One line of the player for the salt of the next epoch (ROUND-5). Repeats a request that had no answer. */
export function useSaltLine(): SaltLineView {
  const app = useApp();
  const [requestId] = useState(() => app.env.randomId());
  const [state, setState] = useState<Omit<SaltLineView, 'add'>>({ phase: 'idle', head: null, reason: null });

  async function send(line: string): Promise<void> {
    setState({ phase: 'busy', head: null, reason: null });
    const reply = await app.call('addSaltLine', { line, request_id: requestId });
    if (reply.kind === 'ok') setState({ phase: 'added', head: reply.data.added.head, reason: null });
    else setState({ phase: 'failed', head: null, reason: reply.kind === 'refused' ? reply.message : null });
  }

  return { ...state, add: (line) => void send(line) };
}
