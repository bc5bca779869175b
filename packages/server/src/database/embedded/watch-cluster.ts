import { pause } from '../../platform/concurrency/timers';
import { PlainError } from '../../platform/errors';
import type { Log } from '../../platform/log/log';
import type { Cluster } from './cluster';
import { isSameRunning, type ProcessId } from './process-state';

export interface ClusterWatch {
  readonly log: Log;
  /** After the last attempt; the process should end. */
  readonly onLost: (error: PlainError) => void;
}

const CHECK_MS = 250;
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000] as const;
/** Uptime that resets the attempts. */
const STEADY_MS = 5_000;

/** Restarts on the same port, so connections reconnect. The stop function waits for a running start. */
export function watchCluster(cluster: Cluster, port: number, watch: ClusterWatch): () => Promise<void> {
  const stopping = new AbortController();
  const running = superviseCluster(cluster, port, watch, stopping.signal).catch((cause: unknown) =>
    watch.onLost(new PlainError(`The embedded database cannot be monitored: ${String(cause)}`, { cause })),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

async function superviseCluster(
  cluster: Cluster,
  port: number,
  watch: ClusterWatch,
  signal: AbortSignal,
): Promise<void> {
  let postmaster = await cluster.postmaster();
  let tries = 0;
  let startedAt = performance.now();
  while (!signal.aborted) {
    if (postmaster !== null && isSameRunning(postmaster)) {
      if (performance.now() - startedAt >= STEADY_MS) tries = 0;
      await pause(CHECK_MS, signal);
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

async function startAgain(
  { cluster, port, watch: { log, onLost }, signal }: Restarting,
  used: number,
): Promise<{ postmaster: ProcessId | null; tries: number } | null> {
  const began = performance.now();
  let failure = 'it ended repeatedly';
  log.error({ port, tries: used }, 'the embedded database ended and is started again');
  for (let tries = used; tries < PAUSES_MS.length; tries += 1) {
    await pause(PAUSES_MS[tries] ?? 0, signal);
    if (signal.aborted) return null;
    try {
      await cluster.restart(port);
      const ms = Math.round(performance.now() - began);
      log.warn({ port, tries: tries + 1, ms }, 'the embedded database runs again');
      return { postmaster: await cluster.postmaster(), tries: tries + 1 };
    } catch (cause) {
      failure = cause instanceof Error ? cause.message : String(cause);
      log.error({ tries: tries + 1, error: failure }, 'restart of the embedded database failed');
    }
  }
  onLost(new PlainError(`The embedded database ended and could not be restarted: ${failure}`));
  return null;
}
