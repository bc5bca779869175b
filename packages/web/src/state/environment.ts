import type { SocketLike } from '../data/push-socket';
import type { AppLocation } from '../data/location';
import type { ValueStorage } from '../data/storage';

/** Everything outside of the app that it uses: one value a mount, so that tests and a second app bring their own. */
export interface Environment {
  readonly fetch: typeof fetch;
  readonly openSocket: (url: string) => SocketLike;
  /** Address of the push for an `apiBase`. */
  readonly pushUrl: (apiBase: string) => string;
  readonly storage: ValueStorage;
  readonly location: AppLocation;
  /** Ms since 1970 on this machine's clock. */
  readonly now: () => number;
  readonly random: () => number;
  /** 16 to 64 URL-safe characters that nobody can guess. */
  readonly randomId: () => string;
  /** Runs the task before the next paint, or soon where nothing is painted. */
  readonly onFrame: (task: () => void) => void;
  /** What the browser says it prefers, BCP 47, best first. */
  readonly browserLanguages: readonly string[];
  /** Whether a newer version has taken the place of the code that runs; never fails. */
  readonly isOutdated: () => Promise<boolean>;
  /** Loads the page anew; null where it is a host's. */
  readonly reloadPage: (() => void) | null;
}
