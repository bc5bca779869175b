import { MAX_QUERY_LENGTH, type SearchHit } from '@clutchline/contract';
import { useEffect, useState } from 'react';

import { useApp } from '../app-context';

export interface FoundNames {
  readonly teams: ReadonlySet<number>;
  readonly events: ReadonlySet<number>;
  /** No name matches; these are similar ones (FIND-5). */
  readonly isSimilar: boolean;
}

/** Teams and events that the server finds; null until it has answered, and if it does not. */
export function useFoundNames(text: string): FoundNames | null {
  const app = useApp();
  const [found, setFound] = useState<{ readonly query: string; readonly names: FoundNames } | null>(null);
  const query = queryOf(text);
  useEffect(() => {
    if (query === '') return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const reply = await app.call('search', { query, game_type_id: 0, followed: [] }, abort.signal);
      if (reply.kind !== 'ok' || abort.signal.aborted) return;
      setFound({ query, names: { ...idsOf(reply.data.rows), isSimilar: reply.data.is_similar === 1 } });
    };
    void ask().catch(() => undefined);
    return () => abort.abort();
  }, [app, query]);
  return found?.query === query && query !== '' ? found.names : null;
}

/** Not half a character at its end. */
const queryOf = (text: string): string =>
  text
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');

function idsOf(rows: readonly SearchHit[]): Pick<FoundNames, 'teams' | 'events'> {
  return {
    teams: new Set(rows.flatMap((hit) => (hit.kind === 'team' ? [hit.team_id] : []))),
    events: new Set(rows.flatMap((hit) => (hit.kind === 'event' ? [hit.event_id] : []))),
  };
}
