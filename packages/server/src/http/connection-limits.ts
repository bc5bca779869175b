import type { Rate } from '../token-bucket';

/** Every bound of HTTP connections in one place (S-H1). */
export interface ConnectionLimits {
  /** Open connections of one client network, push sockets included; null if the address is that of a proxy. */
  readonly perAddress: number | null;
  /** New connections of one client network; not used if `perAddress` is null. */
  readonly arrivals: Rate;
  /** Unanswered requests of one connection. Browsers and proxies send one at a time. */
  readonly unanswered: number;
  /** Bytes of answers that one connection may leave unread if it sends further requests. */
  readonly unreadBytes: number;
  /** How long a connection may neither send nor take a byte while a request is under way, in ms. */
  readonly stalledMs: number;
  /** How long a client may take from its request to the end of reading its answer, in ms. */
  readonly answerMs: number;
}

/** Generous: a page has one push socket and at most six other connections; offices and carrier NATs share addresses. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  perAddress: 512,
  arrivals: { burst: 300, perSecond: 50 },
  unanswered: 8,
  unreadBytes: 1024 * 1024,
  stalledMs: 20_000,
  answerMs: 120_000,
};
