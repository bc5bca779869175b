import { describe, expect, it } from 'vitest';

import { ticketOutcome } from './ticket-money';

const open = { is_cancel: 0, receive_status: 0, prize_status: 0, legs: [{ outcome: 'pending' }] } as const;

describe('ticketOutcome', () => {
  it('BET-3 reads an open, a won and a lost bet', () => {
    expect(ticketOutcome(open)).toBe('open');
    expect(ticketOutcome({ ...open, prize_status: 1, legs: [{ outcome: 'won' }] })).toBe('paid');
    expect(ticketOutcome({ ...open, prize_status: 2, legs: [{ outcome: 'lost' }] })).toBe('lost');
  });

  it('BET-3 a cancelled or rejected bet is refunded, whatever the later flags', () => {
    expect(ticketOutcome({ ...open, is_cancel: 1, prize_status: 2 })).toBe('refunded');
    expect(ticketOutcome({ ...open, receive_status: 2 })).toBe('refunded');
  });

  it('BET-9 a bet whose every leg was void or pushed is refunded and never a loss', () => {
    expect(ticketOutcome({ ...open, prize_status: 2, legs: [{ outcome: 'void' }, { outcome: 'push' }] })).toBe(
      'refunded',
    );
    expect(ticketOutcome({ ...open, prize_status: 2, legs: [{ outcome: 'void' }, { outcome: 'lost' }] })).toBe('lost');
  });
});
