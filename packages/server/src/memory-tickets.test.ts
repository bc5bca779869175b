import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { MemoryTickets, TICKET_LIFETIME_MS } from './memory-tickets';

const holder = { accountId: 7, tokenHash: 'hash' };

describe('MemoryTickets', () => {
  it('PUSH-5 a ticket opens once, within 30 s', async () => {
    let now = 0;
    const tickets = new MemoryTickets({ now: () => now }, { bytes: (length) => randomBytes(length) });
    const [first, second, late] = [
      await tickets.issue(holder),
      await tickets.issue(holder),
      await tickets.issue(holder),
    ];
    expect(new Set([first, second, late]).size).toBe(3);
    expect(await tickets.redeem(first)).toEqual(holder);
    expect(await tickets.redeem(first)).toBeNull();
    expect(await tickets.redeem('x'.repeat(32))).toBeNull();
    now = TICKET_LIFETIME_MS - 1;
    expect(await tickets.redeem(second)).toEqual(holder);
    now = TICKET_LIFETIME_MS;
    expect(await tickets.redeem(late)).toBeNull();
  });
});
