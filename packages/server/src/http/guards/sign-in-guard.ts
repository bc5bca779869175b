import { availableParallelism } from 'node:os';

import type { Outcome } from '../../platform/calls';
import { refuseFor, type RateLimiter } from './call-rates';

/** argon2 shares the four libuv threads with compression and files, and the processors with bets. */
const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
const MAX_WAITING = 32;
const MAX_WAITING_PER_CLIENT = 4;
const RETRY_S = 1;

export interface SignInAttempt {
  readonly name: string;
  readonly client: string;
  /** Only under attack. */
  readonly isFromKnownNetwork: () => Promise<boolean>;
}

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

/**
 * Throttles by name and address, and by name (S-M4). Under an attack from many addresses, only networks known for the
 * player may proceed, so an attacker cannot lock a player out. Names without an account behave the same.
 */
export class SignInGuard {
  #verifying = 0;
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly limiter: RateLimiter,
    private readonly atOnce = AT_ONCE,
  ) {}

  /** Only wrong passwords count. */
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

  /** To the longest waiting one. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#verifying -= 1;
    else next.begin();
  }
}
