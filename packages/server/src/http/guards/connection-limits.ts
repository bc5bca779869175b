import type { Rate } from '../../platform/concurrency/token-bucket';

/** Every bound of HTTP connections in one place (S-H1). */
export interface ConnectionLimits {
  /** Open connections of one client network, push sockets included; null if the address is a proxy's. */
  readonly perAddress: number | null;
  /** New connections of one client network; not used if `perAddress` is null. */
  readonly arrivals: Rate;
  /** Unanswered requests of one connection. Browsers and proxies send one at a time. */
  readonly unanswered: number;
  /** Unread answer bytes per connection that sends further requests. */
  readonly unreadBytes: number;
  /** Time without any byte sent or received during a request, in ms. */
  readonly stalledMs: number;
  /** Time from a request until its answer is read, in ms. */
  readonly answerMs: number;
}

/**
 * S-H1. Generous: a page has one push socket and at most six other connections; offices and carrier NATs share
 * addresses.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  perAddress: 512,
  arrivals: { burst: 100, perSecond: 50 },
  unanswered: 4,
  unreadBytes: 1024 * 1024,
  stalledMs: 20_000,
  answerMs: 120_000,
};
