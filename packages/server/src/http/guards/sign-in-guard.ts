import { availableParallelism } from 'node:os';

import type { Outcome } from '../../platform/calls';
import { refuseFor, type RateLimiter } from './call-rates';

/**
 * Concurrent password checks: one for every two processors, at most two. argon2 shares the four libuv threads with compression and
 * files, and its processors with bets.
 */
const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** Most waiting attempts, in total and per client. */
const MAX_WAITING = 32;
const MAX_WAITING_PER_CLIENT = 4;
const RETRY_S = 1;

export interface SignInAttempt {
  readonly name: string;
  readonly client: string;
  /** Called only while the name is under attack. */
  readonly isFromKnownNetwork: () => Promise<boolean>;
}

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

/**
 * Throttles password guessing by name and address, and by name (S-M4). If a name is attacked from many addresses, only
 * networks known for its player may proceed, so an attacker cannot lock a player out. Names without an account behave
 * the same.
 */
export class SignInGuard {
  #verifying = 0;
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly limiter: RateLimiter,
    private readonly atOnce = AT_ONCE,
  ) {}

  /** Fails with 429 before a password is verified. Only wrong passwords count. */
  async run<Data>(attempt: SignInAttempt, signIn: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const { name, client } = attempt;
    const ofAddress = `${client} ${name}`;
    this.limiter.acquire('failed_sign_ins', ofAddress);
    let isWrong = false;
    let countsForName = false;
    try {
      countsForName = await this.#acquireForName(attempt);
      await this.#enter(client);
      const outcome = await signIn().finally(() => this.#leave());
      isWrong = outcome.kind === 'refused';
      return outcome;
    } finally {
      if (!isWrong) this.limiter.release('failed_sign_ins', ofAddress);
      if (!isWrong && countsForName) this.limiter.release('failed_sign_ins_of_name', name);
    }
  }

  /** Fails if no token is left and the network is unknown. */
  async #acquireForName({ name, isFromKnownNetwork }: SignInAttempt): Promise<boolean> {
    const wait = this.limiter.waitOf('failed_sign_ins_of_name', name);
    if (wait === null) {
      this.limiter.count('failed_sign_ins_of_name', name);
      return true;
    }
    if (!(await isFromKnownNetwork())) refuseFor(wait);
    return false;
  }

  async #enter(client: string): Promise<void> {
    if (this.#verifying < this.atOnce) {
      this.#verifying += 1;
      return;
    }
    const ofClient = this.#waiting.filter((other) => other.client === client).length;
    if (this.#waiting.length >= MAX_WAITING || ofClient >= MAX_WAITING_PER_CLIENT) refuseFor(RETRY_S);
    await new Promise<void>((begin) => this.#waiting.push({ client, begin }));
  }

  /** Passes the slot to the longest waiting attempt. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#verifying -= 1;
    else next.begin();
  }
}
