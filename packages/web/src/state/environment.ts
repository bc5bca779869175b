import type { SocketLike } from '../data/push-socket';
import type { AppLocation } from '../data/location';
import type { ValueStorage } from '../data/storage';

/** All external dependencies of the app: one value per mount, so that tests and a second app use different ones. */
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
  /** 16 to 64 URL-safe characters, unpredictable. */
  readonly randomId: () => string;
  /** Runs the task before the next paint, or soon if the page does not paint. */
  readonly onFrame: (task: () => void) => void;
  /** The browser's preferred languages, BCP 47, best first. */
  readonly browserLanguages: readonly string[];
  /** Whether a newer version has replaced the running code on the server; never fails. */
  readonly isOutdated: () => Promise<boolean>;
  /** Reloads the page; null if it is the host's page. */
  readonly reloadPage: (() => void) | null;
}
