import { pause } from '../platform/concurrency/timers';
import type { Context } from './context';
import { deletionsOf } from './keys/typing-errors';
import type { ChangedNames, SearchEntry } from './search-store';

/** Teams and events of one transaction. */
const BATCH = 20;
/** Real time, ms. */
const PAUSES = { idle: 1_000, busy: 10, afterFailure: 5_000 } as const;

/** Stores the keys of changed names, at most one batch (FIND-3). Returns the number of names. */
export async function indexChangedNames({ inTransaction }: Pick<Context, 'inTransaction'>): Promise<number> {
  return await inTransaction(async ({ search }) => {
    const changed = await search.takeChanged(BATCH);
    if (changed.length > 0) await search.store(await entriesOf(changed));
    return changed.length;
  });
}

/** @example await indexAllNames(context) // after names were written */
export async function indexAllNames(context: Pick<Context, 'inTransaction'>): Promise<void> {
  while ((await indexChangedNames(context)) > 0);
}

/** Loads the tables of readings at first use (P17). */
async function entriesOf(changed: readonly ChangedNames[]): Promise<SearchEntry[]> {
  const { keysOf } = await import('./keys/name-keys');
  return changed.map(({ kind, id, names, aliases }) => {
    const { keys, words } = keysOf(new Set(Object.values(names)), aliases);
    return { kind, id, keys, similar: [...new Set([...words].flatMap(deletionsOf))] };
  });
}

/** Keeps the search keys up to date with the names of teams and events. */
export function startSearchIndex(context: Pick<Context, 'inTransaction' | 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = run(context, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function run(context: Pick<Context, 'inTransaction' | 'log'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await indexChangedNames(context).then(
      (count) => (count === 0 ? PAUSES.idle : PAUSES.busy),
      (error: unknown) => {
        context.log.error({ error: String(error) }, 'search index failed, will retry');
        return PAUSES.afterFailure;
      },
    );
    await pause(wait, signal);
  }
}
