import type { LiveState } from '@clutchline/contract';
import { streamAddress, type StreamAddress } from '@clutchline/domain';
import { useEffect, useMemo, useState } from 'react';

import { type PlaybackProblem, startPlayback } from '../../data/play-hls';
import { useApp } from '../app-context';
import { useNow } from '../use-now';
import { followDelay } from './follow-delay';
import { changeWatched, delayOf, measureDelay, setDelay, setSynced, stopWatching, watchStream } from './watch-actions';
import type { Watched } from './watch-store';
import { useStore } from '../use-snapshot';

export type { PlaybackProblem } from '../../data/play-hls';

export interface WatchView {
  readonly watched: Watched | null;
  /** Delay in force, ms; null: unknown. */
  readonly delayMs: number | null;
  readonly watch: (choice: Parameters<typeof watchStream>[1]) => void;
  readonly stop: () => void;
  readonly setDelay: (ms: number) => void;
  readonly setSynced: (isSynced: boolean) => void;
  readonly setMarketsHidden: (hidesMarkets: boolean) => void;
}

export function useWatch(): WatchView {
  const app = useApp();
  const watched = useStore(app.watch, (state) => state.watched);
  return {
    watched,
    delayMs: watched === null ? null : delayOf(watched),
    watch: (choice) => watchStream(app, choice),
    stop: () => stopWatching(app),
    setDelay: (ms) => setDelay(app, ms),
    setSynced: (isSynced) => setSynced(app, isSynced),
    setMarketsHidden: (hidesMarkets) => changeWatched(app, { hidesMarkets }),
  };
}

/** Changes by which the delay can be set. */
const CHANGES = 3;

interface ScoreChange {
  /** Arrival, ms of this machine. */
  readonly at: number;
  readonly live: LiveState;
  /** The picture shows it at this moment. */
  readonly isSeenNow: () => void;
}

/** Last changes of the score of the watched match, newest first (SYNC-1). */
export function useScoreChanges(): readonly ScoreChange[] {
  const app = useApp();
  useNow();
  const history = useStore(app.watch, ({ watched }) => watched?.history);
  const changes = (history?.entries ?? []).flatMap(({ at, value: { live } }, place, entries) => {
    const before = entries[place - 1]?.value.live ?? null;
    if (live === null || before === null || scoreOf(live) === scoreOf(before)) return [];
    return [{ at, live, isSeenNow: () => setDelay(app, app.env.now() - at) }];
  });
  return changes.slice(-CHANGES).reverse();
}

const scoreOf = ({ round, score_1, score_2, round_score_1, round_score_2 }: LiveState): string =>
  [round, score_1, score_2, round_score_1, round_score_2].join();

/** While the player of a match exists. */
export function useFollowDelay(gameId: number): void {
  const app = useApp();
  useEffect(() => followDelay(app, gameId), [app, gameId]);
}

/** Place that a screen offers to the player. */
export function usePlayerPlace() {
  const { watch } = useApp();
  return useMemo(
    () => ({
      offer: (place: HTMLElement) => {
        watch.setState({ place });
        return () => {
          if (watch.getState().place === place) watch.setState({ place: null });
        };
      },
      read: () => watch.getState().place,
      subscribe: watch.subscribe,
    }),
    [watch],
  );
}

/** Of the watched stream; null for an invalid channel. */
export function useStreamAddress({ stream }: Pick<Watched, 'stream'>): StreamAddress | null {
  const base = useStore(useApp().settings, ({ apiBase }) => apiBase);
  return streamAddress(stream, { base, parents: parentsOf(window) });
}

/** Host names of the page and of all pages around it. */
function parentsOf({ location, document }: Window): readonly string[] {
  const around = 'ancestorOrigins' in location ? Array.from(location.ancestorOrigins) : [];
  const allowed = document.querySelector('meta[name="clutchline-hosts"]')?.getAttribute('content')?.split(' ') ?? [];
  const hosts = [...around, ...allowed].flatMap((origin) => /^https?:\/\/([^/:]+)/.exec(origin)?.[1] ?? []);
  return [...new Set([location.hostname, ...hosts])];
}

const MEASURE_MS = 500;

interface Reported {
  readonly problem: PlaybackProblem | null;
  readonly url: string;
  readonly attempt: number;
}

interface PlaybackView {
  readonly problem: PlaybackProblem | null;
  readonly retry: () => void;
}

/** Plays a playlist in a video, measures the delay of its picture, and stops at the end (STREAM-2, SYNC-1). */
export function usePlayback(video: HTMLVideoElement | null, url: string): PlaybackView {
  const app = useApp();
  const [attempt, setAttempt] = useState(0);
  const [reported, setReported] = useState<Reported | null>(null);
  useEffect(() => {
    if (video === null) return undefined;
    const playback = startPlayback(video, url, (problem) => setReported({ problem, url, attempt }));
    const timer = setInterval(() => measureDelay(app, playback.shownAt()), MEASURE_MS);
    return () => {
      clearInterval(timer);
      playback.stop();
    };
  }, [app, video, url, attempt]);
  const isOfThis = reported?.url === url && reported.attempt === attempt;
  return { problem: isOfThis ? reported.problem : null, retry: () => setAttempt(attempt + 1) };
}
