import type { AppState } from '../app-state';
import { isKey, reveal } from './reveal';
import type { SpoilerMode } from './spoiler-store';

type App = Pick<AppState, 'spoilers' | 'session' | 'stored' | 'env' | 'call'>;

/** What the account has, as far as this device knows. */
interface Shared {
  /** Of the session. */
  generation: number;
  keys: ReadonlySet<string>;
  mode: SpoilerMode;
}

const sharedBy = new WeakMap<App['spoilers'], Shared>();

/**
 * Signed in, what one device reveals is revealed on all, and a device on which nothing is hidden takes over the mode of the
 * account (SPOIL-1). What the server did not accept stays on the device.
 */
export async function shareSpoilers(app: App): Promise<void> {
  const { spoilers, session } = app;
  const isWatched = sharedBy.has(spoilers);
  const shared: Shared = { generation: session.getState().generation, keys: new Set(), mode: 'off' };
  sharedBy.set(spoilers, shared);
  if (!isWatched) spoilers.subscribe(() => void send(app).catch(() => undefined));
  await exchange(app, shared, true);
}

async function send(app: App): Promise<void> {
  const shared = sharedBy.get(app.spoilers);
  const { token, generation } = app.session.getState();
  if (shared === undefined || token === null || shared.generation !== generation) return;
  const { mode } = app.spoilers.getState();
  if (mode !== shared.mode || keysOf(app).some((key) => !shared.keys.has(key))) await exchange(app, shared, false);
}

const keysOf = ({ spoilers }: Pick<App, 'spoilers'>): readonly string[] =>
  [...spoilers.getState().revealed].filter(isKey);

async function exchange(app: App, shared: Shared, isFirst: boolean): Promise<void> {
  const { spoilers, session, stored } = app;
  const { mode } = spoilers.getState();
  const own = keysOf(app);
  const keys = own.filter((key) => !shared.keys.has(key));
  const hasChosen = isFirst ? mode !== 'off' : mode !== shared.mode;
  // Before the answer, so that no change is sent twice.
  Object.assign(shared, { keys: new Set([...shared.keys, ...own]), mode });
  const reply = await app.call('setRevealed', { keys: [...keys], ...(hasChosen && { mode }) });
  if (reply.kind !== 'ok' || session.getState().generation !== shared.generation) return;
  const { data } = reply;
  shared.keys = new Set([...shared.keys, ...data.keys]);
  if (isFirst && data.mode !== null && spoilers.getState().mode === 'off') {
    shared.mode = data.mode;
    spoilers.setState({ mode: data.mode });
    stored.spoilers.write(data.mode === 'off' ? null : data.mode);
  }
  const { revealed } = spoilers.getState();
  if (data.keys.some((key) => !revealed.has(key))) reveal(app, data.keys);
}
