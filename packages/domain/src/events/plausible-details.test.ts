import type { EventDetails } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { plausibleDetails } from './plausible-details';

const share = (first: number, last: number, amount: number | null) => ({ first, last, amount, text: null });
const PRIZE = { amount: 1_000, currency: 'EUR', shares: [share(1, 1, 500), share(2, 2, 250), share(3, 4, 125)] };
const DETAILS: EventDetails = {
  ...{ event_id: 1, season: 1, tier: 's', organizer: null, venue: null, format: null },
  ...{ starts_at: 1_000, ends_at: 2_000, prize: PRIZE },
};

const prizeOf = (prize: Partial<typeof PRIZE>) => plausibleDetails({ ...DETAILS, prize: { ...PRIZE, ...prize } }).prize;

describe('plausibleDetails', () => {
  it('EVENT-1 plausible facts stay as they are', () => {
    expect(plausibleDetails(DETAILS)).toEqual(DETAILS);
    expect(plausibleDetails({ ...DETAILS, prize: null, starts_at: null })).toMatchObject({
      prize: null,
      ends_at: 2_000,
    });
  });

  it('bad-input 180 an end before the start: both are absent', () => {
    expect(plausibleDetails({ ...DETAILS, ends_at: 999 })).toMatchObject({ starts_at: null, ends_at: null });
  });

  it('bad-input 180 an unknown currency, shares over the pool or overlapping places: the prize is absent', () => {
    expect(prizeOf({ currency: 'ZZQ' })).toBeNull();
    expect(prizeOf({ amount: 999 })).toBeNull();
    expect(prizeOf({ shares: [share(1, 2, 100), share(2, 3, 100)] })).toBeNull();
    expect(prizeOf({ shares: [share(3, 2, 100)] })).toBeNull();
    expect(prizeOf({ shares: [share(1, 1, null)] })).not.toBeNull();
  });
});
