import { createContext, useContext } from 'react';

import type { AppState } from './app-state';

export const AppStateContext = createContext<AppState | null>(null);

export function useApp(): AppState {
  const app = useContext(AppStateContext);
  if (app === null) throw new Error('A hook of the app is used outside of its provider');
  return app;
}
