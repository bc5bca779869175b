import { buildSlipItem } from '@clutchline/domain/testing';
import { vi } from 'vitest';

import type { OddsCellView, PlacedBet, SlipActions, SlipRow, SlipView } from '../src/state';

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
    ...fields,
  };
}

/** A placeable stake of 50 on one row; actions are spies. */
export function buildSlipView(fields: Partial<SlipView> = {}): SlipView & SlipActions {
  return {
    kind: 'single',
    rows: [buildSlipRow()],
    stake: '50',
    maxStake: '5000.00',
    hasOwnStakes: false,
    totalStake: '50.00',
    possibleReturn: '97.75',
    win: null,
    combinedOdds: null,
    system: null,
    limits: { min: '1.00', max: '5000.00', dayLeft: '18250.00' },
    chips: ['10', '50'],
    fastStake: null,
    accept: 'better',
    needsAccept: false,
    canPlace: true,
    hiddenGames: [],
    confirm: null,
    problem: null,
    isRefused: false,
    phase: 'idle',
    isUndecided: false,
    placed: [],
    remove: vi.fn(),
    clear: vi.fn(),
    setStake: vi.fn(),
    setWin: vi.fn(),
    useForAll: vi.fn(),
    toggleSize: vi.fn(),
    setAccept: vi.fn(),
    acceptNewOdds: vi.fn(),
    place: vi.fn(),
    dismissResults: vi.fn(),
    cancelConfirmation: vi.fn(),
    ...fields,
  };
}

export const restingPrice = (odd: string): OddsCellView['price'] => ({
  read: () => ({ odd, move: null }),
  readPlay: () => [odd],
  subscribe: () => () => undefined,
});
