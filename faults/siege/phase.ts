import { percentile } from '@clutchline/test-support/processes/percentile';
import { count, type Tally } from './tally';

interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Met {
  readonly bets: Times;
  readonly lists: Times;
  readonly troubles: Tally;
}

const timesOf = (values: readonly number[]): Times => ({
  ...{ count: values.length, p50: percentile(values, 0.5), p99: percentile(values, 0.99) },
});

/** A call counts in the phase in which it was sent. */
export class Phase {
  readonly listMs: number[] = [];
  readonly troubles: Tally = new Map();
  readonly #betMs: number[] = [];
  readonly #waiting = new Set<{ readonly since: number }>();

  /** Call the returned function when the response arrives. */
  sendBet(): () => void {
    const bet = { since: performance.now() };
    this.#waiting.add(bet);
    return () => {
      if (this.#waiting.delete(bet)) this.#betMs.push(performance.now() - bet.since);
    };
  }

  trouble(what: string): void {
    count(this.troubles, what);
  }

  /** Bets without a response count with their waiting time. */
  met(): Met {
    const now = performance.now();
    const bets = [...this.#betMs, ...[...this.#waiting].map(({ since }) => now - since)];
    return { bets: timesOf(bets), lists: timesOf(this.listMs), troubles: this.troubles };
  }
}
