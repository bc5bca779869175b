import type { Match, MatchStream } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { DelayBuffer, MOST_DELAY_MS } from './delay-buffer';
import { readWatchMemory, writeWatchMemory } from './watch-memory';
import type { Watched } from './watch-store';

type Watching = Pick<AppState, 'env' | 'watch'>;

const within = (ms: number): number => Math.min(MOST_DELAY_MS, Math.max(0, ms));

/** Delay in force, ms, 0 to 300,000; null while it is unknown and the player set none (SYNC-1). */
export function delayOf({ baseMs, correctionMs }: Pick<Watched, 'baseMs' | 'correctionMs'>): number | null {
  return baseMs === null && correctionMs === 0 ? null : within((baseMs ?? 0) + correctionMs);
}

interface Choice {
  readonly match: Match;
  readonly stream: MatchStream;
  readonly wallOffset: number;
}

/** In place of another one (bad input row 195). */
export function watchStream(app: Watching, { match, stream, wallOffset }: Choice): void {
  const before = app.watch.getState().watched;
  const memory = readWatchMemory(app);
  const baseMs = stream.delay_s === null ? null : stream.delay_s * 1_000;
  const history = before?.match.game_id === match.game_id ? before.history : new DelayBuffer<never>();
  const watched: Watched = {
    ...{ match, stream, wallOffset, baseMs, history },
    isMeasured: false,
    correctionMs: rememberedCorrection(memory, stream, baseMs),
    isSynced: memory?.isSynced ?? true,
    hidesMarkets: before?.hidesMarkets ?? false,
  };
  app.watch.setState({ watched });
  remember(app);
}

/** What the player added the last time, if it was this stream's kind. */
function rememberedCorrection(
  memory: ReturnType<typeof readWatchMemory>,
  { platform, lang }: MatchStream,
  baseMs: number | null,
): number {
  if (memory?.platform !== platform || memory.lang !== lang || memory.delayS === null) return 0;
  return memory.delayS * 1_000 - (baseMs ?? 0);
}

export function stopWatching({ watch }: Pick<AppState, 'watch'>): void {
  watch.setState({ watched: null });
}

export function changeWatched({ watch }: Pick<AppState, 'watch'>, change: Partial<Watched>): void {
  const { watched } = watch.getState();
  if (watched !== null) watch.setState({ watched: { ...watched, ...change } });
}

/** The player moved the slider, or pressed when a change was seen. */
export function setDelay(app: Watching, ms: number): void {
  const { watched } = app.watch.getState();
  if (watched === null) return;
  changeWatched(app, { correctionMs: within(ms) - (watched.baseMs ?? 0) });
  remember(app);
}

export function setSynced(app: Watching, isSynced: boolean): void {
  changeWatched(app, { isSynced });
  remember(app);
}

/** Smaller differences are the rhythm of the decoder. */
const NOTICED_MS = 250;
/** A picture of the future by more than this is not of now. */
const AHEAD_MS = 5_000;

/**
 * What the player measured: the time of the server less that of the picture (SYNC-1). A stream without dates, or with
 * impossible ones, has no measured delay (bad input row 192).
 *
 * @param shownAt time of the picture by the stream; null if it states none.
 */
export function measureDelay(app: Watching, shownAt: number | null): void {
  const { watched } = app.watch.getState();
  if (watched === null || shownAt === null) return;
  const measured = app.env.now() + watched.wallOffset - shownAt;
  // A pause of more than five minutes is a delay of five minutes; a date of another year is no date.
  const isPossible = measured > -AHEAD_MS && measured < 24 * 60 * 60 * 1_000;
  if (!isPossible) return;
  const baseMs = within(measured);
  // What the player set before the first measurement was a guess.
  if (!watched.isMeasured) changeWatched(app, { baseMs, isMeasured: true, correctionMs: 0 });
  else if (Math.abs(baseMs - (watched.baseMs ?? 0)) >= NOTICED_MS) changeWatched(app, { baseMs });
}

function remember(app: Watching): void {
  const { watched } = app.watch.getState();
  if (watched === null) return;
  const { stream, isMeasured, correctionMs, isSynced } = watched;
  const delay = isMeasured || correctionMs === 0 ? null : delayOf(watched);
  const delayS = delay === null ? null : Math.round(delay / 1_000);
  writeWatchMemory(app, { platform: stream.platform, lang: stream.lang, delayS, isSynced });
}
