import { useEventCounts } from './use-event-counts';

/** Counts of games and tabs that never disagree with the list: the open one counts what its list has, others as told. */
export function useShownCount(): <Told extends number | undefined>(isOpen: boolean, told: Told) => number | Told {
  const shown = useEventCounts()?.total;
  return (isOpen, told) => (isOpen ? shown : undefined) ?? told;
}
