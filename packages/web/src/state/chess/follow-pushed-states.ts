import { type Change, chessStateSchema, type ChessStateInfo } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { AppState } from '../app-state';

/** The push loads beside the first list. */
const PUSH_MS = 1_000;

interface Handlers {
  readonly onState: (state: ChessStateInfo) => void;
  /** A pushed state is not valid: it is dropped, and the call has to be repeated (bad input row 158). */
  readonly onInvalid: () => void;
}

/** States of the player from the private topic, such as those of another tab. */
export function followPushedStates({ push }: Pick<AppState, 'push'>, { onState, onInvalid }: Handlers): () => void {
  let stop = (): void => undefined;
  const observe = (changes: readonly Change[]): void => {
    for (const change of changes) {
      if (change.type !== 'chess') continue;
      const parsed = z.safeParse(chessStateSchema, change.state);
      if (parsed.success) onState(parsed.data);
      else onInvalid();
    }
  };
  const start = (): void => {
    const { connection } = push;
    if (connection === null) {
      const timer = setTimeout(start, PUSH_MS);
      stop = () => clearTimeout(timer);
      return;
    }
    connection.observers.add(observe);
    stop = () => void connection.observers.delete(observe);
  };
  start();
  return () => stop();
}
