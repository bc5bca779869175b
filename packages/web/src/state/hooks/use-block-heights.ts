import { useApp } from '../app-context';

/** Heights of list parts when last drawn, in px, by name; retained across screens for the way back (NAV-4). */
export const useBlockHeights = (): Map<string, number> => useApp().blockHeights;
