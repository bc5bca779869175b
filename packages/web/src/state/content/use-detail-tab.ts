import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

const TABS = ['result', 'markets'] as const;
export type DetailTab = (typeof TABS)[number];

interface DetailTabView {
  readonly tab: DetailTab;
  readonly choose: (tab: DetailTab) => void;
}

/** Of a match that is over; part of the address, other values are ignored (bad input row 161). */
export function useDetailTab(): DetailTabView {
  const { location } = useApp().env;
  const { search } = useSyncExternalStore(location.subscribe, location.read);
  const named = new URLSearchParams(search).get('tab');
  return {
    tab: TABS.find((tab) => tab === named) ?? 'result',
    choose: (tab) => {
      const { path, search: now, state } = location.read();
      const query = new URLSearchParams(now);
      query.set('tab', tab);
      location.go(`${path}?${query.toString()}`, { replace: true, state });
    },
  };
}
