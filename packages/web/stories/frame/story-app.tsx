import type { LangId } from '@clutchline/contract';
import { type ReactNode, useState } from 'react';

import { AppStateContext, useApp } from '../../src/state/app-context';
import type { AppSettings, AppState } from '../../src/state/app-state';
import { createTestApp, type FakeServer, TOKEN } from '../../testing/test-app';

interface StoryAppOptions {
  readonly langId: LangId;
  readonly settings: Partial<AppSettings>;
  readonly server?: FakeServer;
  /** Address of the app. */
  readonly place?: string;
}

const BALANCE = { amount: '12480.50', nickname: 'Linh', currency_id: 1, player_id: 'player-of-stories' };
const CURRENCY = { id: 1, code: 'CNY', decimals: 2 } as const;

/** Signed in; its server answers as `server` does, and its clock begins at noon of 1 January 2026, UTC. */
export function createStoryApp({ langId, settings, server = {}, place }: StoryAppOptions): AppState {
  const { app } = createTestApp({
    token: TOKEN,
    server,
    lang: { host: langId, query: null },
    ...(place !== undefined && { place }),
  });
  app.settings.setState(settings);
  app.session.setState({ balance: BALANCE, currency: CURRENCY });
  app.freshness.setState({ freshness: { state: 'live' } });
  return app;
}

interface WithStateProps {
  /** Changes the state before the first drawing. */
  readonly prepare?: (app: AppState) => void;
  readonly server?: FakeServer;
  /** Address of the app. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** A part with own state. */
export function WithState({ prepare, server = {}, place, children }: WithStateProps) {
  const { language, settings } = useApp();
  const [app] = useState(() => {
    const own = createStoryApp({
      langId: language.getState().langId,
      settings: settings.getState(),
      server,
      ...(place !== undefined && { place }),
    });
    prepare?.(own);
    return own;
  });
  return <AppStateContext value={app}>{children}</AppStateContext>;
}
