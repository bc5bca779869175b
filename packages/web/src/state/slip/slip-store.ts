import type { AcceptPreference, BetOffer, BetResult, PlayerLimitsInfo, Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind, SlipRefusal, SlipState } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Section 2. */
const SLIP_BANNER_MS = 1_500;

/** Shared rules, slip or server. */
export type SlipReason =
  | Refusal
  | Exclude<SlipRefusal, 'stake_missing' | 'sign_in'>
  | 'sign_in_first'
  | 'enter_amount'
  | 'prices_stale'
  | 'not_placed'
  | 'network';

export interface SlipProblem {
  readonly reason: SlipReason;
  /** Wire amount. */
  readonly limit: string | null;
  /** Before use. */
  readonly whole?: string | null;
  readonly count?: number | undefined;
  /** For `excluded`, if known. */
  readonly pause?: PlayerLimitsInfo['break'];
  /** Greatest stake that the server accepts, wire amount (BET-7). */
  readonly offer?: string | null;
  /** Null: text of `reason`. */
  readonly message: string | null;
}

interface AgreedPrice {
  /** Null for a pool without stakes on the point. */
  readonly odd: string | null;
  readonly version: number;
}

/** `elsewhere`: another tab places; `unknown`: the answer was lost and is requested. */
export type PlacePhase = 'idle' | 'placing' | 'elsewhere' | 'unknown' | 'done';

export const isUndecided = (phase: PlacePhase): boolean => phase !== 'idle' && phase !== 'done';

export interface PlacementState {
  readonly phase: PlacePhase;
  readonly placed: readonly PlacedBet[];
  readonly refused: ReadonlyMap<number, SlipProblem>;
  readonly problem: SlipProblem | null;
}

/** Waits for a second press (BET-7). */
interface AskedStake {
  /** Includes prices. */
  readonly key: string;
  /** Ms. */
  readonly at: number;
}

export interface RemovedItem {
  readonly item: SlipItem;
  readonly place: number;
  readonly stake: string | undefined;
}

/** The last removal or replacement: a selection, or a whole tab with its stakes. */
export interface RemovedSelections {
  readonly kind: SlipKind;
  readonly first: RemovedItem;
  readonly others: readonly RemovedItem[];
  readonly typed: Partial<Pick<SlipStoreState, 'commonStake' | 'parlayStake' | 'sizes'>>;
  /** SLIP-3. */
  readonly isReplaced?: boolean;
}

export interface SlipStoreState {
  readonly slip: SlipState;
  readonly open: SlipKind;
  readonly agreed: ReadonlyMap<number, AgreedPrice>;
  /** As typed: by point, for all singles, for the combo. */
  readonly singleStakes: ReadonlyMap<number, string>;
  readonly commonStake: string;
  readonly parlayStake: string;
  /** Null: typed before it was known. In another currency the stakes do not count. */
  readonly stakesCurrency: number | null;
  /** Other tabs' changes wait. */
  readonly isTyping: boolean;
  /** SLIP-7; sizes above the number of legs have no effect. */
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  /** Oldest first (SLIP-12). */
  readonly lastStakes: readonly unknown[];
  /** Wire amount (SLIP-12). */
  readonly fastStake: string | null;
  readonly placement: Readonly<Record<SlipKind, PlacementState>>;
  readonly warning: SlipReason | null;
  /** A count, so that each shows its whole time. */
  readonly warnings: number;
  readonly asked: AskedStake | null;
  readonly removed: RemovedSelections | null;
  /** Last press on a price, in this tab only. */
  readonly toggled: { readonly kind: SlipKind; readonly item: SlipItem } | null;
}

export type SlipStore = StoreApi<SlipStoreState>;

export const IDLE: PlacementState = { phase: 'idle', placed: [], refused: new Map(), problem: null };
export const NO_PLACEMENTS: SlipStoreState['placement'] = { single: IDLE, parlay: IDLE };

export type TypedStakes = Pick<
  SlipStoreState,
  'open' | 'singleStakes' | 'commonStake' | 'parlayStake' | 'stakesCurrency' | 'sizes'
>;

const NO_STAKES: TypedStakes = {
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
    warnings: 0,
    asked: null,
    removed: null,
    toggled: null,
  }));

/** SLIP-4. */
export function warn(store: SlipStore, reason: SlipReason): void {
  const warnings = store.getState().warnings + 1;
  store.setState({ warning: reason, warnings });
  setTimeout(() => {
    if (store.getState().warnings === warnings) store.setState({ warning: null });
  }, SLIP_BANNER_MS);
}

export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 held, 2 rejected after holding. */
  readonly receiveStatus: 0 | 1 | 2;
  /** Server ms (BET-8). */
  readonly heldUntil: number | null;
  readonly rejectReason: Refusal | null;
  readonly stake: string;
  readonly odds: string;
  readonly items: readonly SlipItem[];
  /** Of the request and the bet, in the order of `items`. */
  readonly prices: readonly Pick<BetResult['legs'][number], 'asked' | 'used' | 'is_estimated'>[];
  readonly combinationCount: number;
  readonly possibleReturn: string;
  /** Ms that the bet is held: the in-play delay, or the time in which a person decides; 0 if not held. */
  readonly delay: number;
  /** Legs per combination; undefined: all. */
  readonly sizes: readonly number[] | undefined;
  /** A person decides about it (DESK-12). */
  readonly isReferred: boolean;
  /** A trader's offer in place of the rejected bet; null: no offer. */
  readonly offer: BetOffer | null;
}
