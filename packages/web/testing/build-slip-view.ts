import { vi } from 'vitest';

import type { OddsCellView, SlipActions, SlipView } from '../src/state';
import { buildSlipRow } from './build-slip-row';

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
