import { percentile } from '../../packages/server/tests/chaos/percentile';
import { count, type Tally } from './tally';

/** How many calls there were and how long they took, in ms. */
interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** What the honest players met. */
export interface Met {
  readonly bets: Times;
  readonly lists: Times;
  /** Everything but a placed bet, a list, a session and an open push socket, by kind. */
  readonly troubles: Tally;
}

const timesOf = (values: readonly number[]): Times => ({
  ...{ count: values.length, p50: percentile(values, 0.5), p99: percentile(values, 0.99) },
});

/** Gathers what the honest players meet in one part of a siege. Times in ms, counted to the part in which the call was sent. */
export class Phase {
  readonly listMs: number[] = [];
  readonly troubles: Tally = new Map();
  readonly #betMs: number[] = [];
  /** When each bet was sent that has no answer yet. */
  readonly #waiting = new Set<{ readonly since: number }>();

  /** A bet is sent; the answer of this function is called when its answer came. */
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

  /** What it comes to by now. Bets that have no answer yet count with the time they have waited. */
  met(): Met {
    const now = performance.now();
    const bets = [...this.#betMs, ...[...this.#waiting].map(({ since }) => now - since)];
    return { bets: timesOf(bets), lists: timesOf(this.listMs), troubles: this.troubles };
  }
}
