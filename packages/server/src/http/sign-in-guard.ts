import type { Outcome } from '../services/service';
import { refuseFor, type RateLimiter } from './call-rates';

/** So many passwords are verified at a time: argon2 shares the four threads of libuv with compression and files. */
const AT_ONCE = 2;
/** So many may wait for that, and so many of one client. */
const MOST_WAITING = 32;
const MOST_OF_CLIENT = 4;
const RETRY_S = 1;

export interface SignInAttempt {
  readonly name: string;
  /** The limit key of the client's address. */
  readonly client: string;
  /** Whether the account signed in from this network before; asked only while its name is being guessed at. */
  readonly isFromKnownNetwork: () => Promise<boolean>;
}

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

/**
 * Slows down guessing of passwords (S-M4). Wrong passwords are counted by name and address, and by name alone. While a name is
 * being guessed at from many addresses, attempts from networks that its player never used are refused; from the networks
 * the player is known from they are judged as ever, so a stranger locks nobody out. Names without an account are
 * treated alike.
 */
export class SignInGuard {
  #verifying = 0;
  readonly #waiting: Waiting[] = [];

  constructor(private readonly limiter: RateLimiter) {}

  /** Runs the sign-in, or fails with 429 before a password is verified. Only a wrong password counts. */
  async run<Data>(attempt: SignInAttempt, signIn: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const { name, client } = attempt;
    const ofAddress = `${client} ${name}`;
    this.limiter.take('failed_sign_ins', ofAddress);
    let isWrong = false;
    let countsForName = false;
    try {
      countsForName = await this.#takeOfName(attempt);
      await this.#enter(client);
      const outcome = await signIn().finally(() => this.#leave());
      isWrong = outcome.kind === 'refused';
      return outcome;
    } finally {
      if (!isWrong) this.limiter.giveBack('failed_sign_ins', ofAddress);
      if (!isWrong && countsForName) this.limiter.giveBack('failed_sign_ins_of_name', name);
    }
  }

  /** Whether the attempt took a token of its name; fails if there is none and the network is not known. */
  async #takeOfName({ name, isFromKnownNetwork }: SignInAttempt): Promise<boolean> {
    const wait = this.limiter.waitOf('failed_sign_ins_of_name', name);
    if (wait === null) {
      this.limiter.spend('failed_sign_ins_of_name', name);
      return true;
    }
    if (!(await isFromKnownNetwork())) refuseFor(wait);
    return false;
  }

  async #enter(client: string): Promise<void> {
    if (this.#verifying < AT_ONCE) {
      this.#verifying += 1;
      return;
    }
    const ofClient = this.#waiting.filter((other) => other.client === client).length;
    if (this.#waiting.length >= MOST_WAITING || ofClient >= MOST_OF_CLIENT) refuseFor(RETRY_S);
    await new Promise<void>((begin) => this.#waiting.push({ client, begin }));
  }

  /** Hands the place on to the attempt that has waited longest. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#verifying -= 1;
    else next.begin();
  }
}
