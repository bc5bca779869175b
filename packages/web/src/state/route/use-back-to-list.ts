import { useApp } from '../app-context';
import { SCREEN_PATHS, type Screen } from './screen-of';

const LIST = 'match-list' satisfies Screen;

/**
 * Returns to the former place in the list if this screen was opened from it; else opens its top as a new step (NAV-4).
 */
export function useBackToList(): () => void {
  const { location } = useApp().env;
  return () => {
    if (location.read().state === LIST) location.back();
    else location.go(SCREEN_PATHS[LIST]);
  };
}
