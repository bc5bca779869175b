import { createStore, type StoreApi } from 'zustand/vanilla';

const MOST_LINES = 5;

export interface SpokenLine {
  readonly id: number;
  readonly text: string;
}

export type SpokenLog = StoreApi<readonly SpokenLine[]>;

/** What screen readers say: acts that were done, and work that has arrived. The last lines. */
export const createSpokenLog = (): SpokenLog => createStore<readonly SpokenLine[]>(() => []);

export function say(log: SpokenLog, text: string): void {
  const lines = log.getState();
  log.setState([...lines, { id: (lines.at(-1)?.id ?? 0) + 1, text }].slice(-MOST_LINES), true);
}
