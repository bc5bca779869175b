import { pause } from './timers';

export interface Polling {
  readonly pauseMs: number | (() => number);
  /** The loop continues. `isRepeated`: the run before failed too. */
  readonly onFailure: (error: unknown, isRepeated: boolean) => void;
}

export interface PollingJob {
  /** Resolves after the current run. */
  stop(): Promise<void>;
}

type Run = (stopping: AbortSignal) => Promise<void>;

/** Runs and pauses in turn; failures do not end the loop. */
export function startPolling(run: Run, polling: Polling): PollingJob {
  const stopping = new AbortController();
  const running = pollUntilAborted(run, polling, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

export async function pollUntilAborted(run: Run, { pauseMs, onFailure }: Polling, signal: AbortSignal): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    try {
      await run(signal);
      isFailing = false;
    } catch (error) {
      onFailure(error, isFailing);
      isFailing = true;
    }
    await pause(typeof pauseMs === 'number' ? pauseMs : pauseMs(), signal);
  }
}

/** Repeats failed attempts; null if aborted before a success. */
export async function retryUntilAborted<Value>(
  attempt: () => Promise<Value>,
  { pauseMs, onFailure }: Polling,
  signal: AbortSignal,
): Promise<Value | null> {
  let isFailing = false;
  while (!signal.aborted) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error, isFailing);
      isFailing = true;
    }
    await pause(typeof pauseMs === 'number' ? pauseMs : pauseMs(), signal);
  }
  return null;
}
