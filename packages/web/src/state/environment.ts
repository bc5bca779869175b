import type { SocketLike } from '../data/push-socket';
import type { AppLocation } from '../data/location';
import type { ValueStorage } from '../data/storage';

/** External dependencies of one mounted app; tests replace them. */
export interface Environment {
  readonly fetch: typeof fetch;
  readonly openSocket: (url: string) => SocketLike;
  readonly pushUrl: (apiBase: string) => string;
  readonly storage: ValueStorage;
  readonly location: AppLocation;
  /** Ms since 1970, this machine's clock. */
  readonly now: () => number;
  readonly random: () => number;
  /** 16 to 64 URL-safe characters, unpredictable. */
  readonly randomId: () => string;
  /** Before the next paint, or soon if the page does not paint. */
  readonly onFrame: (task: () => void) => void;
  /** BCP 47, best first. */
  readonly browserLanguages: readonly string[];
  /** Whether the server has a newer version of the running code; never fails. */
  readonly isOutdated: () => Promise<boolean>;
  /** Null on a host's page. */
  readonly reloadPage: (() => void) | null;
}
