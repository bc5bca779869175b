import { createStore, type StoreApi } from 'zustand/vanilla';

import { DeskCalls } from '../calls/desk-calls';
import type { DeskResult } from '../calls/desk-result';
import { createDownload, type Download } from '../calls/download';
import { createSendCall } from '../calls/send-call';
import { DeskPush, type OpenSocket } from '../live/push/desk-push';
import { Activity } from '../session/activity';
import { createPreferences, type PreferenceStore } from '../session/preferences';
import { ServerClock } from '../session/server-clock';
import {
  createSessionStore,
  lock,
  type Me,
  type Session,
  type SessionStore,
  signedIn,
  signedOut,
} from '../session/session-store';
import { createSpokenLog, type SpokenLog } from '../session/spoken-log';
import { startIdleLock } from '../session/start-idle-lock';
import { StepUp } from '../session/step-up';

/** Browser APIs that the page uses; tests replace them. */
export interface DeskBrowser {
  readonly fetch: typeof fetch;
  readonly openSocket: OpenSocket;
  readonly storage: Storage;
  readonly languages: readonly string[];
  /** Ms. */
  readonly monotonic: () => number;
  readonly machineNow: () => number;
  /** Parameters of the address with which the page was opened. */
  readonly query: string;
  /** Takes them out of the address. */
  readonly clearQuery: () => void;
  readonly leaveTo: (url: string) => void;
  /** In another tab. */
  readonly openBeside: (url: string) => void;
}

/** Created once. */
export interface DeskState {
  readonly calls: DeskCalls;
  readonly download: Download;
  readonly session: SessionStore;
  readonly stepUp: StepUp;
  readonly preferences: PreferenceStore;
  readonly activity: Activity;
  readonly clock: ServerClock;
  readonly push: DeskPush;
  readonly spoken: SpokenLog;
  readonly browser: Pick<DeskBrowser, 'query' | 'clearQuery' | 'leaveTo' | 'openBeside'>;
  /** At which operators sign in. */
  readonly provider: StoreApi<ProviderState>;
}

interface ProviderState {
  /** Null: at the desk. */
  readonly name: string | null;
  /** What became of the return from it; null: nothing returned, or it was right. */
  readonly refused: DeskResult<Me> | null;
}

const operatorOf = (session: Session): number | null => ('me' in session ? session.me.operator_id : null);

export function createDeskState(browser: DeskBrowser): DeskState {
  const { fetch, openSocket, storage, languages, monotonic, machineNow } = browser;
  const session = createSessionStore();
  const stepUp = new StepUp();
  // A call that waits for a code was begun by one operator: the code of another one must not send it.
  session.subscribe((now, before) => {
    if (operatorOf(now) !== operatorOf(before)) stepUp.end(false);
  });
  const activity = new Activity(monotonic);
  const clock = new ServerClock(monotonic, machineNow());
  const send = createSendCall({ fetch, takeActivity: activity.take, onServerTime: clock.set });
  const onSignedOut = (): void => lock(session, 'ended');
  const calls = new DeskCalls({ send, stepUp: stepUp.request, onSignedOut });
  const push = new DeskPush({ openSocket, monotonic, onSignedOut });
  const preferences = createPreferences(storage, languages);
  const provider = createStore<ProviderState>(() => ({ name: null, refused: null }));
  const parts = {
    calls,
    session,
    stepUp,
    preferences,
    activity,
    clock,
    push,
    spoken: createSpokenLog(),
    browser,
    provider,
  };
  return { ...parts, download: createDownload(fetch) };
}

/** Asks for the session of the cookie. */
async function openSession(state: DeskState): Promise<void> {
  const { calls, session, browser } = state;
  const me = await calls.call('me', {});
  const result = isReturned(browser) ? await finishReturn(state, me.kind === 'ok') : me;
  if (result.kind === 'ok') signedIn(session, result.data);
  else if (me.kind === 'ok') signedIn(session, me.data);
  else if (session.getState().kind === 'unknown') signedOut(session);
}

const isReturned = ({ query }: DeskState['browser']): boolean => new URLSearchParams(query).has('state');

/** From the identity provider, of a sign-in or of a step up. */
async function finishReturn({ calls, browser, provider }: DeskState, isStepUp: boolean): Promise<DeskResult<Me>> {
  const { query, clearQuery } = browser;
  clearQuery();
  const result = await calls.call(isStepUp ? 'finishProviderStepUp' : 'finishProviderSignIn', { query });
  provider.setState({ refused: result.kind === 'ok' ? null : result });
  return result;
}

async function findProvider({ calls, provider }: DeskState): Promise<void> {
  const ways = await calls.call('signInWays', {});
  if (ways.kind === 'ok') provider.setState({ name: ways.data.provider });
}

/** Everything that runs beside the page. Returns the stop function. */
export function startDesk(state: DeskState, target: EventTarget): () => void {
  const stops = [state.activity.start(target), startIdleLock(state)];
  void findProvider(state);
  void openSession(state);
  return () => stops.forEach((stop) => stop());
}
