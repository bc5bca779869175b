import { DeskCalls } from '../calls/desk-calls';
import { createDownload, type Download } from '../calls/download';
import { createSendCall } from '../calls/send-call';
import { DeskPush, type OpenSocket } from '../live/push/desk-push';
import { Activity } from '../session/activity';
import { createPreferences, type PreferenceStore } from '../session/preferences';
import { ServerClock } from '../session/server-clock';
import {
  createSessionStore,
  lock,
  type Session,
  type SessionStore,
  signedIn,
  signedOut,
} from '../session/session-store';
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
  return { calls, download: createDownload(fetch), session, stepUp, preferences, activity, clock, push };
}

/** Asks for the session of the cookie. */
async function openSession({ calls, session }: DeskState): Promise<void> {
  const result = await calls.call('me', {});
  if (result.kind === 'ok') signedIn(session, result.data);
  else if (session.getState().kind === 'unknown') signedOut(session);
}

/** Everything that runs beside the page. Returns the stop function. */
export function startDesk(state: DeskState, target: EventTarget): () => void {
  const stops = [state.activity.start(target), startIdleLock(state)];
  void openSession(state);
  return () => stops.forEach((stop) => stop());
}
