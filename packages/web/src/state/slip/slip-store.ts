import type { AcceptPreference, Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind, SlipRefusal, SlipState } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { PlacedBet } from './placed-bet';

/** The slip's own banner shows for 1.5 s (section 2 of the specification). */
export const SLIP_BANNER_MS = 1_500;

/** Why something cannot be placed: a refusal of the shared rules, one of the slip's own, or of the server. */
export type SlipReason =
  | Refusal
  | Exclude<SlipRefusal, 'stake_missing' | 'sign_in'>
  | 'sign_in_first'
  | 'enter_amount'
  | 'prices_stale'
  | 'network';

export interface SlipProblem {
  readonly reason: SlipReason;
  /** The limit that bit, as a wire amount; null where none did. */
  readonly limit: string | null;
  /** That limit when nothing of it is used, a wire amount, where the server says it. */
  readonly whole?: string | null;
  /** Of `min_legs`: how many legs a combo needs. */
  readonly count?: number | undefined;
  /** The stake that would pass now, a wire amount, where the server offers one (BET-7). */
  readonly offer?: string | null;
  /** The server's own sentence where the server refused; else null: take the text of `reason`. */
  readonly message: string | null;
}

/** A price the player agreed to. */
export interface AgreedPrice {
  readonly odd: string;
  readonly version: number;
}

/** `elsewhere`: another tab is placing; `unknown`: the answer was lost, the truth is being asked for. */
export type PlacePhase = 'idle' | 'placing' | 'elsewhere' | 'unknown' | 'done';

/** Whether the outcome of a placement is still open, so that nothing else may be placed. */
export const isUndecided = (phase: PlacePhase): boolean => phase !== 'idle' && phase !== 'done';

/** How the last placement of a tab goes, or went. */
export interface PlacementState {
  readonly phase: PlacePhase;
  readonly placed: readonly PlacedBet[];
  /** What the server said against single items, and against all of it. */
  readonly refused: ReadonlyMap<number, SlipProblem>;
  readonly problem: SlipProblem | null;
}

/** A large stake that the button asked about: it is placed by the next press while it is still the same (BET-7). */
export interface AskedStake {
  /** All that the player was asked about, prices included. */
  readonly key: string;
  /** When, ms. */
  readonly at: number;
}

/** A pick that was taken out, and where it stood. */
export interface RemovedItem {
  readonly item: SlipItem;
  readonly place: number;
  /** Its stake as typed; undefined where it had none of its own. */
  readonly stake: string | undefined;
}

/** What was taken out last: one pick, or all of a selection with what was typed for all of them. */
export interface RemovedPicks {
  readonly kind: SlipKind;
  readonly first: RemovedItem;
  /** In the order they had. */
  readonly others: readonly RemovedItem[];
  readonly typed: Partial<Pick<SlipStoreState, 'commonStake' | 'parlayStake' | 'sizes'>>;
}

export interface SlipStoreState {
  readonly slip: SlipState;
  /** The tab that is open: odds clicks go there. */
  readonly open: SlipKind;
  readonly agreed: ReadonlyMap<number, AgreedPrice>;
  /** Stakes as typed: each single by its point, all singles at once, the combo. */
  readonly singleStakes: ReadonlyMap<number, string>;
  readonly commonStake: string;
  readonly parlayStake: string;
  /** The currency those stakes were typed in; null: before one was known. In another currency they do not count. */
  readonly stakesCurrency: number | null;
  /** A stake field has the focus: what other tabs do to the stakes waits. */
  readonly isTyping: boolean;
  /** Sizes of the lines of the combo as chosen (SLIP-7); those above its legs wait. */
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  /** The player's last stakes (SLIP-12), oldest first. */
  readonly lastStakes: readonly unknown[];
  /** The stake of the fast bet, a wire amount; null where none was chosen (SLIP-12). */
  readonly fastStake: string | null;
  readonly placement: Readonly<Record<SlipKind, PlacementState>>;
  readonly warning: SlipReason | null;
  readonly asked: AskedStake | null;
  readonly removed: RemovedPicks | null;
}

export type SlipStore = StoreApi<SlipStoreState>;

export const IDLE: PlacementState = { phase: 'idle', placed: [], refused: new Map(), problem: null };
export const NO_PLACEMENTS: SlipStoreState['placement'] = { single: IDLE, parlay: IDLE };

/** What a player typed and chose around the selections. */
export type TypedStakes = Pick<
  SlipStoreState,
  'open' | 'singleStakes' | 'commonStake' | 'parlayStake' | 'stakesCurrency' | 'sizes'
>;

export const NO_STAKES: TypedStakes = {
  open: 'single',
  singleStakes: new Map(),
  commonStake: '',
  parlayStake: '',
  stakesCurrency: null,
  sizes: [],
};

type Start = Pick<SlipStoreState, 'slip' | 'accept' | 'lastStakes' | 'fastStake'> & Partial<TypedStakes>;

export const createSlipStore = (start: Start): SlipStore =>
  createStore(() => ({
    ...NO_STAKES,
    ...start,
    agreed: new Map(start.slip.items.map(({ shop_id, odd, version }) => [shop_id, { odd, version }])),
    isTyping: false,
    placement: NO_PLACEMENTS,
    warning: null,
    asked: null,
    removed: null,
  }));

/** Shows a warning on top of the slip for its time (SLIP-4). */
export function warn(store: SlipStore, reason: SlipReason): void {
  store.setState({ warning: reason });
  setTimeout(() => {
    if (store.getState().warning === reason) store.setState({ warning: null });
  }, SLIP_BANNER_MS);
}
