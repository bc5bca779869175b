import { useApp } from '../app-context';

/** Heights in px by name, retained across screens (NAV-4). */
export const useBlockHeights = (): Map<string, number> => useApp().blockHeights;
