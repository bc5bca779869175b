import { useApp } from '../app-context';
import { screenOf } from './screen-of';
import { useStore } from '../use-snapshot';

interface Addresses {
  readonly href: (address: string) => string;
  /** As a new step that stores its origin. */
  readonly open: (address: string) => void;
}

/** Of places with more than a match in their query. */
export function useAddress(): Addresses {
  const { location } = useApp().env;
  return {
    href: location.href,
    open: (address) => location.go(address, { state: screenOf(location.read().path) }),
  };
}

/** Before `/api/…`; '' for the origin of the page. */
export const useApiBase = (): string => useStore(useApp().settings, ({ apiBase }) => apiBase);
