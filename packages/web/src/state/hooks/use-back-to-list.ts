import { useApp } from '../app-context';
import { SCREEN_PATHS, type Screen } from '../route/screen-of';

const LIST = 'match-list' satisfies Screen;

/**
 * If this screen was opened from the list, goes back to the former place in it; else opens the top of the list as a new
 * step (NAV-4).
 */
export function useBackToList(): () => void {
  const { location } = useApp().env;
  return () => {
    if (location.read().state === LIST) location.back();
    else location.go(SCREEN_PATHS[LIST]);
  };
}
