import type { AcceptPreference, Refusal, SlipItem } from '@clutchline/contract';

export type SlipKind = 'single' | 'parlay';

/** Why something cannot be placed: a refusal of the shared rules, or one of the slip's own. */
export type SlipReason = Refusal | 'sign_in_first' | 'enter_amount' | 'prices_stale' | 'network';

export interface SlipProblem {
  readonly reason: SlipReason;
  /** The limit that bit, as a wire amount; null where none did. */
  readonly limit: string | null;
  /** The server's own sentence where the server refused; else null: take the text of `reason`. */
  readonly message: string | null;
}

export interface SlipRow {
  readonly item: SlipItem;
  /** The price now. */
  readonly odd: string;
  /** The price the player last agreed to, where it differs from `odd`; else null (draw it struck through). */
  readonly was: string | null;
  readonly move: 'up' | 'down' | null;
  readonly bettable: boolean;
  /** What stands against this item; the refusal of the last placement included. */
  readonly problem: SlipProblem | null;
  /** Own stake text of a single, as typed; '' where none. Not used in the parlay tab. */
  readonly stake: string;
  /** Possible return of the single as a wire amount; null without a valid stake. */
  readonly possibleReturn: string | null;
}

export interface SlipLimits {
  readonly min: string;
  readonly max: string;
  readonly dayLeft: string;
}

export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 to be confirmed. */
  readonly receiveStatus: 0 | 1;
  readonly stake: string;
  /** Combined odds struck. */
  readonly odds: string;
  readonly items: readonly SlipItem[];
}

/** `unknown`: the answer was lost, the truth is being asked for. */
export type PlacePhase = 'idle' | 'placing' | 'unknown' | 'done';

export interface SlipView {
  readonly kind: SlipKind;
  readonly rows: readonly SlipRow[];
  /** Parlay stake as typed; for singles the "same stake for all" field. */
  readonly stake: string;
  /** Sum of stakes, wire amount; null where nothing valid is typed. */
  readonly totalStake: string | null;
  /** Sum of possible returns, wire amount; null as above. */
  readonly possibleReturn: string | null;
  /** Combined odds "10.906" of the parlay; null for singles and below two items. */
  readonly combinedOdds: string | null;
  readonly limits: SlipLimits | null;
  /** Stake chips to offer, wire amounts; the first is the quick amount where there is one (SLIP-12). */
  readonly chips: readonly string[];
  readonly accept: AcceptPreference;
  /** True where a price changed in a way that `accept` does not cover: offer `acceptNewOdds` first. */
  readonly needsAccept: boolean;
  readonly canPlace: boolean;
  /** What stands in the way of placing as a whole; null where nothing does. */
  readonly problem: SlipProblem | null;
  readonly phase: PlacePhase;
  /** Bets taken by the last placement, until dismissed. */
  readonly placed: readonly PlacedBet[];
}

export interface SlipActions {
  readonly remove: (shopId: number) => void;
  readonly clear: () => void;
  /** The stake as typed: of one single, or (no id) of the parlay or of all singles at once. */
  readonly setStake: (text: string, shopId?: number) => void;
  readonly setAccept: (accept: AcceptPreference) => void;
  /** Agrees to the prices as they are now. */
  readonly acceptNewOdds: () => void;
  /** Signed out: asks the host for a sign-in. Else places what stands in this tab. */
  readonly place: () => void;
  readonly dismissResults: () => void;
}

/** One tab of the slip as it is to be drawn, and what can be done in it. */
export function useSlip(kind: SlipKind): SlipView & SlipActions {
  throw new Error(`pending ${kind}`);
}

export interface SlipTabs {
  readonly open: SlipKind;
  readonly choose: (kind: SlipKind) => void;
  readonly singles: number;
  readonly parlay: number;
  /** Banner of the slip, gone by itself after 1.5 s (SLIP-4); null where there is none. */
  readonly warning: SlipReason | null;
}

/** Which selection is open (odds clicks go there) and how many items each has. */
export function useSlipTabs(): SlipTabs {
  throw new Error('pending');
}
