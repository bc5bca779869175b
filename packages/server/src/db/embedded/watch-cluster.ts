import { setTimeout as sleep } from 'node:timers/promises';

import { PlainError } from '../../plain-error';
import type { Log } from '../../ports/log';
import type { Cluster } from './cluster';
import { isSameRunning, type ProcessId } from './process-state';

/** Who is told when the database ends by itself. */
export interface ClusterWatch {
  readonly log: Log;
  /** The database was started again as often as is allowed and does not stay up: the process should end. */
  readonly onLost: (error: PlainError) => void;
}

/** Between two checks of the postmaster, in ms. */
const CHECK_MS = 250;
/** Before each try to start it again, in ms. After the last one the database is given up. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000] as const;
/** A database that ran so long after a start counts as started: the next end has all tries again. */
const STEADY_MS = 5_000;

/**
 * Starts a cluster again whenever its postmaster ends without being told to, on the same port, so that connections come
 * back by themselves. Answers the stop of this watch, which waits for a start under way.
 */
export function watchCluster(cluster: Cluster, port: number, watch: ClusterWatch): () => Promise<void> {
  const stopping = new AbortController();
  const running = keepUp(cluster, port, watch, stopping.signal).catch((cause: unknown) =>
    watch.onLost(new PlainError(`The embedded database cannot be watched: ${String(cause)}`, { cause })),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

async function keepUp(cluster: Cluster, port: number, watch: ClusterWatch, signal: AbortSignal): Promise<void> {
  let postmaster = await cluster.postmaster();
  let tries = 0;
  let startedAt = performance.now();
  while (!signal.aborted) {
    if (postmaster !== null && isSameRunning(postmaster)) {
      if (performance.now() - startedAt >= STEADY_MS) tries = 0;
      await sleep(CHECK_MS, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const started = await startAgain({ cluster, port, watch, signal }, tries);
    if (started === null) return;
    ({ postmaster, tries } = started);
    startedAt = performance.now();
  }
}

interface Restarting {
  readonly cluster: Cluster;
  readonly port: number;
  readonly watch: ClusterWatch;
  readonly signal: AbortSignal;
}

/** The new postmaster and how many tries were used; null if the watch was stopped or the database is given up. */
async function startAgain(
  { cluster, port, watch: { log, onLost }, signal }: Restarting,
  used: number,
): Promise<{ postmaster: ProcessId | null; tries: number } | null> {
  const began = performance.now();
  let failure = 'it ended again and again';
  log.error({ port, tries: used }, 'the embedded database ended and is started again');
  for (let tries = used; tries < PAUSES_MS.length; tries += 1) {
    await sleep(PAUSES_MS[tries], undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      await cluster.restart(port);
      const ms = Math.round(performance.now() - began);
      log.warn({ port, tries: tries + 1, ms }, 'the embedded database runs again');
      return { postmaster: await cluster.postmaster(), tries: tries + 1 };
    } catch (cause) {
      failure = cause instanceof Error ? cause.message : String(cause);
      log.error({ tries: tries + 1, error: failure }, 'the embedded database does not start');
    }
  }
  onLost(new PlainError(`The embedded database ended and could not be started again: ${failure}`));
  return null;
}
