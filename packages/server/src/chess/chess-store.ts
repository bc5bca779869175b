import type { CardFace, ChessCard, ChessState, Merge, PriceList, Tier } from '@clutchline/domain/auto-chess';

/** Hashes and seeds in hex. `seenAt`: wall clock. */
export interface StoredChess {
  readonly state: ChessState;
  readonly isMarketRemoved: boolean;
  readonly seenAt: number;
  readonly seedsNo: number;
  readonly hash: string;
  readonly nextHash: string;
  /** Null before the player has sent one. */
  readonly clientSeed: string | null;
}

export interface ShownChess extends StoredChess {
  /** As `ChessStore.isStopped`. */
  readonly isStopped: boolean;
}

export interface PublishedList {
  readonly list: PriceList;
  readonly hash: string;
  /** Business time. */
  readonly publishedAt: number;
}

export interface ServerSeed {
  readonly no: number;
  readonly hash: string;
  /** As it is stored: encrypted if there is a key. */
  readonly secret: Uint8Array;
}

export interface StoredSeeds {
  readonly no: number;
  readonly hash: string;
  readonly clientSeed: string | null;
  /** Null until it is revealed. */
  readonly seed: string | null;
}

export interface StoredDraw {
  readonly draw: number;
  readonly counter: number;
  readonly tier: Tier;
  readonly list: string;
  readonly cards: readonly CardFace[];
  readonly at: number;
}

export type ChessActionKind = 'refresh' | 'buy' | 'sell_directly' | 'sell' | 'move' | 'rent_slot' | 'change_seeds';

/** What it was about; null if it does not apply. */
export interface ActionDetails {
  readonly kind: ChessActionKind;
  readonly tier: Tier | null;
  readonly draw: number | null;
  readonly place: number | null;
  readonly card: number | null;
  readonly slot: number | null;
  readonly hours: number | null;
  /** Version of the list of its price. */
  readonly list: string | null;
}

export const NO_DETAILS: Readonly<Record<Exclude<keyof ActionDetails, 'kind'>, null>> = {
  ...{ tier: null, draw: null, place: null, card: null, slot: null, hours: null, list: null },
};

export interface AnsweredAction {
  readonly bodyHash: string;
  readonly answer: unknown;
}

/** Times: business time. Amounts in minor units. */
export interface NewAction extends ActionDetails, AnsweredAction {
  readonly requestId: string;
  readonly version: number;
  readonly orderNo: string | null;
  readonly transactionId: number | null;
  /** Change of the balance. */
  readonly amount: bigint;
  readonly at: number;
}

export interface ChessChange {
  readonly before: ChessState;
  readonly after: ChessState;
  /** Bought by the action, in its slot or merged at once. */
  readonly bought: ChessCard | null;
  readonly merges: readonly Merge[];
  readonly isMarketRemoved: boolean;
  /** Of a refresh. */
  readonly draw: (StoredDraw & { readonly seedsNo: number }) | null;
  readonly action: NewAction;
}

export interface ChessRecord {
  readonly orderNo: string;
  readonly kind: Exclude<ChessActionKind, 'move' | 'change_seeds'>;
  readonly at: number;
  readonly amount: bigint;
  readonly tier: Tier | null;
  readonly face: CardFace | null;
  readonly slot: number | null;
  readonly hours: number | null;
}

export interface ChessRecords {
  readonly total: number;
  readonly paid: bigint;
  readonly received: bigint;
  readonly rows: readonly ChessRecord[];
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface ChessStore {
  /** By operators, the game (DESK-22) or everything (DESK-8); stays so until the end of the transaction. */
  isStopped(): Promise<boolean>;
  list(version: string): Promise<PublishedList | null>;
  /** Without effect if the version is published. */
  publishList(list: PublishedList): Promise<void>;
  /** Null before the first call of the player. */
  read(accountId: number): Promise<ShownChess | null>;
  /**
   * Locks the player until the end of the transaction and notes its presence; a market that was not retained is removed.
   * Null before the first call of the player.
   *
   * @param now wall clock.
   */
  hold(accountId: number, now: number): Promise<StoredChess | null>;
  /** Without effect if another process has created the player. */
  create(accountId: number, seeds: readonly ServerSeed[], now: number): Promise<void>;
  /** Notes the presence of connected players, as {@link ChessStore.hold}. */
  see(accountIds: readonly number[], now: number): Promise<void>;
  secretOf(accountId: number, no: number): Promise<Uint8Array | null>;
  /** Stored answer of a request. */
  answered(accountId: number, requestId: string): Promise<AnsweredAction | null>;
  change(accountId: number, change: ChessChange): Promise<void>;
  /** Reveals the seeds in use and activates the next ones. */
  changeSeeds(
    accountId: number,
    seeds: { readonly no: number; readonly seed: string; readonly clientSeed: string; readonly further: ServerSeed },
    action: NewAction,
  ): Promise<void>;
  /** Null for seeds that are not in use yet. */
  seeds(accountId: number, no: number): Promise<StoredSeeds | null>;
  draws(accountId: number, seedsNo: number, page: Page): Promise<{ total: number; rows: StoredDraw[] }>;
  /** Actions with money since a business time, newest first; sums of all of them. */
  records(accountId: number, since: number, page: Page): Promise<ChessRecords>;
}
