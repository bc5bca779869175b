import { useEffect, useLayoutEffect } from 'react';

import { useApp } from '../app-context';
import { type Screen, SCREEN_PATHS } from './screen-of';

/** Unknown paths then become /404 (ROUTE-3). */
export function useLaterPaths(paths: ReadonlySet<string>): void {
  const { laterPaths } = useApp();
  useLayoutEffect(() => laterPaths.setState({ known: paths }), [laterPaths, paths]);
}

/** U30. */
export function usePageTitle(text: string): void {
  const { pageTitle } = useApp();
  useEffect(() => pageTitle.setState({ text }), [pageTitle, text]);
}

const LIST = 'match-list' satisfies Screen;

/** To its former place if it opened this screen, else to its top as a new step (NAV-4). */
export function useBackToList(): () => void {
  const { location } = useApp().env;
  return () => {
    if (location.read().state === LIST) location.back();
    else location.go(SCREEN_PATHS[LIST]);
  };
}
