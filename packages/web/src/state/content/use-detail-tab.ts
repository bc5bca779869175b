import { useApp } from '../app-context';
import { readId } from '../route/address-query';
import { useSnapshot } from '../use-snapshot';

export type DetailTab = 'markets' | 'live' | 'analysis' | 'result';

interface DetailTabView {
  readonly tab: DetailTab;
  readonly choose: (tab: DetailTab) => void;
}

/**
 * Of a match; part of the address, other values are ignored (bad input row 161).
 * @param tabs that the match has; the first one is shown by default.
 */
export function useDetailTab(tabs: readonly [DetailTab, ...DetailTab[]]): DetailTabView {
  const { location } = useApp().env;
  const { search } = useSnapshot(location.subscribe, location.read);
  const named = new URLSearchParams(search).get('tab');
  return {
    tab: tabs.find((tab) => tab === named) ?? tabs[0],
    choose: (tab) => {
      const { path, search: now, state } = location.read();
      location.go(`${path}?${withTab(now, tab)}`, { replace: true, state });
    },
  };
}

/** Market that the address names for the analysis. */
export function useNamedPlay(): number | null {
  const { location } = useApp().env;
  const { search } = useSnapshot(location.subscribe, location.read);
  return readId(new URLSearchParams(search).get('play') ?? '');
}

/** Opens the analysis of a match at one market (STATS-6); back leads to the markets. */
export function useOpenAnalysis(): (playId: number) => void {
  const { location } = useApp().env;
  return (playId) => {
    const { path, search, state } = location.read();
    location.go(`${path}?${withTab(search, 'analysis', playId)}`, { state });
  };
}

function withTab(search: string, tab: DetailTab, playId?: number): string {
  const query = new URLSearchParams(search);
  query.set('tab', tab);
  query.delete('play');
  if (playId !== undefined) query.set('play', String(playId));
  return query.toString();
}
