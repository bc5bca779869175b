import { buildSlipItem } from '@clutchline/domain/testing';

import type { PlacedBet, SlipRow } from '../src/state';

/** Open, winner of match 1 at 1.955, no stake. */
export function buildSlipRow(fields: Partial<SlipRow> = {}): SlipRow {
  return {
    item: buildSlipItem(),
    odd: '1.955',
    was: null,
    move: null,
    bettable: true,
    problem: null,
    isRefused: false,
    stake: '',
    possibleReturn: null,
    indicative: false,
    ...fields,
  };
}

/** A confirmed single of 50 at 1.955. */
export function buildPlacedBet(fields: Partial<PlacedBet> = {}): PlacedBet {
  return {
    orderNo: 'A',
    kind: 'single',
    receiveStatus: 0,
    heldUntil: null,
    rejectReason: null,
    stake: '50.00',
    odds: '1.955',
    items: [buildSlipItem()],
    prices: [{ asked: '1.955', used: '1.955' }],
    combinationCount: 1,
    possibleReturn: '97.75',
    delay: 0,
    sizes: undefined,
    isReferred: false,
    offer: null,
    ...fields,
  };
}
