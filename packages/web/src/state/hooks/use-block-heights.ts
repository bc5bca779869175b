import { useApp } from '../app-context';

/** How high parts of the list were when last drawn, in px, by their name; kept over screens for the way back (NAV-4). */
export const useBlockHeights = (): Map<string, number> => useApp().blockHeights;
