import type { FastifyRequest } from 'fastify';

import { MINUTE } from '../../platform/time/durations';
import { countHeader, isOwnHost } from '../../platform/network/request-headers';
import type { Log } from '../../platform/log/log';
import { HttpFailure } from '../answers/http-failure';

const LOG_EVERY_MS = MINUTE;
/** May use any name. */
const HEALTH = /^\/(?:health|ready)(?:\?|$)/;

/** Against DNS rebinding (S-L10). */
export class HostCheck {
  #refused = 0;
  #loggedAt = -Infinity;

  constructor(
    private readonly ownHosts: readonly string[],
    private readonly log: Log,
  ) {}

  check(request: FastifyRequest): void {
    if (countHeader(request.raw, 'host') > 1) throw new HttpFailure('bad_request');
    if (isOwnHost(request.raw.headers.host, this.ownHosts) || HEALTH.test(request.raw.url ?? '')) return;
    this.#refused += 1;
    const now = performance.now();
    if (now - this.#loggedAt >= LOG_EVERY_MS) {
      this.#loggedAt = now;
      this.log.warn(
        { refused: this.#refused },
        'unknown Host header refused; --own-hosts lists the names of this server',
      );
    }
    throw new HttpFailure('unknown_host');
  }
}
