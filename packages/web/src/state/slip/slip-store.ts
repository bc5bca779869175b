import type { AcceptPreference, PlayerLimitsInfo, Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind, SlipRefusal, SlipState } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Section 2 of the specification. */
const SLIP_BANNER_MS = 1_500;

/** From the shared rules, the slip, or the server. */
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
  /** Wire amount; null if no limit is exceeded. */
  readonly limit: string | null;
  /** The limit before use, a wire amount, if the server sends it. */
  readonly whole?: string | null;
  /** Minimum legs, for `min_legs`. */
  readonly count?: number | undefined;
  /** The break, for `excluded`, if known. */
  readonly pause?: PlayerLimitsInfo['break'];
  /** Greatest accepted stake, a wire amount, if the server offers one (BET-7). */
  readonly offer?: string | null;
  /** The server's sentence; null: use the text of `reason`. */
  readonly message: string | null;
}

interface AgreedPrice {
  readonly odd: string;
  readonly version: number;
}

/** `elsewhere`: another tab is placing; `unknown`: the answer was lost and the outcome is being requested. */
export type PlacePhase = 'idle' | 'placing' | 'elsewhere' | 'unknown' | 'done';

/** While true, no other bet may be placed. */
export const isUndecided = (phase: PlacePhase): boolean => phase !== 'idle' && phase !== 'done';

export interface PlacementState {
  readonly phase: PlacePhase;
  readonly placed: readonly PlacedBet[];
  /** Refusals by the server: by selection, and of the whole. */
  readonly refused: ReadonlyMap<number, SlipProblem>;
  readonly problem: SlipProblem | null;
}

/** The next press places it if unchanged (BET-7). */
interface AskedStake {
  /** Everything that is confirmed, including prices. */
  readonly key: string;
  /** ms */
  readonly at: number;
}

/** A removed selection and its place. */
export interface RemovedItem {
  readonly item: SlipItem;
  readonly place: number;
  /** As typed; undefined if none. */
  readonly stake: string | undefined;
}

/** The last removal or replacement: one selection, or all of a slip tab with the typed stakes. */
export interface RemovedSelections {
  readonly kind: SlipKind;
  readonly first: RemovedItem;
  readonly others: readonly RemovedItem[];
  readonly typed: Partial<Pick<SlipStoreState, 'commonStake' | 'parlayStake' | 'sizes'>>;
  /** Another selection of the same match took its place (SLIP-3). */
  readonly isReplaced?: boolean;
}

export interface SlipStoreState {
  readonly slip: SlipState;
  /** Odds clicks go to this tab. */
  readonly open: SlipKind;
  readonly agreed: ReadonlyMap<number, AgreedPrice>;
  /** As typed: by point, for all singles, for the combo. */
  readonly singleStakes: ReadonlyMap<number, string>;
  readonly commonStake: string;
  readonly parlayStake: string;
  /** Null: typed before it was known. In another currency the stakes do not count. */
  readonly stakesCurrency: number | null;
  /** Changes by other tabs wait. */
  readonly isTyping: boolean;
  /** SLIP-7; sizes above the number of legs have no effect. */
  readonly sizes: readonly number[];
  readonly accept: AcceptPreference;
  /** SLIP-12, oldest first. */
  readonly lastStakes: readonly unknown[];
  /** Wire amount; null if not chosen (SLIP-12). */
  readonly fastStake: string | null;
  readonly placement: Readonly<Record<SlipKind, PlacementState>>;
  readonly warning: SlipReason | null;
  /** Counts the warnings, so that each has its whole time. */
  readonly warnings: number;
  readonly asked: AskedStake | null;
  readonly removed: RemovedSelections | null;
  /** Last press on a price; another tab's change is none. */
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

/** Shown until dismissed. */
export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 to be confirmed, 2 rejected after it was held. */
  readonly receiveStatus: 0 | 1 | 2;
  /** Server time, ms; null if not held (BET-8). */
  readonly heldUntil: number | null;
  readonly rejectReason: Refusal | null;
  /** Wire amount. */
  readonly stake: string;
  readonly odds: string;
  readonly items: readonly SlipItem[];
  /** Prices of the request and of the bet, in the order of `items`. */
  readonly prices: readonly { readonly asked: string; readonly used: string }[];
  readonly combinationCount: number;
  /** Wire amount if every leg wins. */
  readonly possibleReturn: string;
  /** In-play delay in ms; 0 if not held. */
  readonly delay: number;
}
