import type { AcceptPreference, Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind, SlipRefusal, SlipState } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { PlacedBet } from './placed-bet';

/** Display time of the slip's banner in ms (section 2 of the specification). */
export const SLIP_BANNER_MS = 1_500;

/** Why a bet cannot be placed: a refusal of the shared rules, of the slip, or of the server. */
export type SlipReason =
  | Refusal
  | Exclude<SlipRefusal, 'stake_missing' | 'sign_in'>
  | 'sign_in_first'
  | 'enter_amount'
  | 'prices_stale'
  | 'network';

export interface SlipProblem {
  readonly reason: SlipReason;
  /** The exceeded limit as a wire amount; null if there is none. */
  readonly limit: string | null;
  /** That limit without any use, a wire amount, if the server sends it. */
  readonly whole?: string | null;
  /** Of `min_legs`: the minimum number of legs. */
  readonly count?: number | undefined;
  /** The greatest stake that is accepted now, a wire amount, if the server offers one (BET-7). */
  readonly offer?: string | null;
  /** The server's sentence if the server refused; null: use the text of `reason`. */
  readonly message: string | null;
}

/** A price the player agreed to. */
export interface AgreedPrice {
  readonly odd: string;
  readonly version: number;
}

/** `elsewhere`: another tab is placing; `unknown`: the answer was lost and the outcome is being requested. */
export type PlacePhase = 'idle' | 'placing' | 'elsewhere' | 'unknown' | 'done';

/** Whether the outcome of a placement is open, so that no other bet may be placed. */
export const isUndecided = (phase: PlacePhase): boolean => phase !== 'idle' && phase !== 'done';

/** State of the last placement of a tab. */
export interface PlacementState {
  readonly phase: PlacePhase;
  readonly placed: readonly PlacedBet[];
  /** Refusals by the server: of single selections, and of the whole placement. */
  readonly refused: ReadonlyMap<number, SlipProblem>;
  readonly problem: SlipProblem | null;
}

/** A large stake that awaits confirmation: the next press places it if it is unchanged (BET-7). */
export interface AskedStake {
  /** Everything that the player confirms, including prices. */
  readonly key: string;
  /** Time of the request, ms. */
  readonly at: number;
}

/** A removed selection and its place. */
export interface RemovedItem {
  readonly item: SlipItem;
  readonly place: number;
  /** Its own stake as typed; undefined if it had none. */
  readonly stake: string | undefined;
}

/** The last removal: one selection, or all of a tab with the typed stakes. */
export interface RemovedPicks {
  readonly kind: SlipKind;
  readonly first: RemovedItem;
  /** In their former order. */
  readonly others: readonly RemovedItem[];
  readonly typed: Partial<Pick<SlipStoreState, 'commonStake' | 'parlayStake' | 'sizes'>>;
}

export interface SlipStoreState {
  readonly slip: SlipState;
  /** The open tab: odds clicks go there. */
  readonly open: SlipKind;
  readonly agreed: ReadonlyMap<number, AgreedPrice>;
  /** Stakes as typed: single by point, all singles, the combo. */
  readonly singleStakes: ReadonlyMap<number, string>;
  readonly commonStake: string;
  readonly parlayStake: string;
  /** Currency of the typed stakes; null: typed before it was known. In another currency they do not count. */
  readonly stakesCurrency: number | null;
  /** A stake field has the focus: changes of the stakes by other tabs wait. */
  readonly isTyping: boolean;
  /** Chosen combination sizes (SLIP-7); those above the number of legs have no effect. */
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  /** The player's last stakes (SLIP-12), oldest first. */
  readonly lastStakes: readonly unknown[];
  /** Fast bet stake, a wire amount; null if not chosen (SLIP-12). */
  readonly fastStake: string | null;
  readonly placement: Readonly<Record<SlipKind, PlacementState>>;
  readonly warning: SlipReason | null;
  readonly asked: AskedStake | null;
  readonly removed: RemovedPicks | null;
}

export type SlipStore = StoreApi<SlipStoreState>;

export const IDLE: PlacementState = { phase: 'idle', placed: [], refused: new Map(), problem: null };
export const NO_PLACEMENTS: SlipStoreState['placement'] = { single: IDLE, parlay: IDLE };

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
