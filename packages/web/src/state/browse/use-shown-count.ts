import { useEventCounts } from './use-event-counts';

/** Counts consistent with the list: the open one counts the rows of its list, others use the server's count. */
export function useShownCount(): <Told extends number | undefined>(isOpen: boolean, told: Told) => number | Told {
  const shown = useEventCounts()?.total;
  return (isOpen, told) => (isOpen ? shown : undefined) ?? told;
}
