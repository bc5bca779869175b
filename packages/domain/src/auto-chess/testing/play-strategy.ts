import { drawsFrom, type BlockOf, type Draws } from '../../chance/index';
import { applyAction } from '../apply-action';
import type { ChessAction, ChessContext } from '../chess-action';
import { NEW_CHESS_STATE, type ChessState } from '../chess-state';
import { marketFrom, type CardFace } from '../draw-market';
import { buyPrice, isFind, MARKET_PLACES, sellPrice, type PriceList, type Tier } from '../price-list';

/** Next action in a market; null to refresh. */
export type ChessStrategy = (state: ChessState) => ChessAction | null;

export interface PlayOptions {
  readonly list: PriceList;
  readonly tier: Tier;
  /** 6, 7 or 8; rent is not charged. */
  readonly slots: 6 | 7 | 8;
  readonly refreshes: number;
  readonly blockOf: BlockOf;
}

/** Hundredths. */
interface Flows {
  readonly fees: number;
  /** For cards. */
  readonly paid: number;
  readonly received: number;
}

export interface PlayedReturn {
  /** Parts of 1, with their standard errors. */
  readonly refresh: Estimate;
  readonly allPaid: Estimate;
}

export interface Estimate {
  readonly value: number;
  readonly error: number;
}

const BATCHES = 50;
const FOREVER = Number.MAX_SAFE_INTEGER;

/**
 * Plays a strategy through {@link applyAction}; at the end all cards are sold. What the finds of the markets bring deviates
 * most from batch to batch, and its mean is known exactly: the flows are corrected by the difference (control variates),
 * which changes no mean and divides the errors by ten.
 */
export function playStrategy(strategy: ChessStrategy, options: PlayOptions): PlayedReturn {
  const { list, tier, slots, refreshes, blockOf } = options;
  const game = new PlayedGame(list, tier, slots, drawsFrom(blockOf));
  const expected = expectedFinds(list, tier);
  const length = Math.ceil(refreshes / BATCHES);
  const flows = Array.from({ length: BATCHES }, (_, batch) => {
    const { played, finds } = game.playBatch(strategy, length, batch === BATCHES - 1);
    return {
      fees: played.fees,
      paid: played.paid - finds.paid + expected.paid * length,
      received: played.received - finds.received + expected.received * length,
    };
  });
  return {
    refresh: estimate(flows.map(({ fees, paid, received }) => [received - paid, fees])),
    allPaid: estimate(flows.map(({ fees, paid, received }) => [received, paid + fees])),
  };
}

/** One session from an empty backpack; at its end all cards are sold. */
export function playStrategyOnce(strategy: ChessStrategy, options: PlayOptions): Flows {
  const { list, tier, slots, refreshes, blockOf } = options;
  return new PlayedGame(list, tier, slots, drawsFrom(blockOf)).playBatch(strategy, refreshes, true).played;
}

/** Ratio of the sums, with the error of a ratio estimate. */
function estimate(batches: readonly (readonly [top: number, bottom: number])[]): Estimate {
  const top = batches.reduce((sum, [part]) => sum + part, 0);
  const bottom = batches.reduce((sum, [, part]) => sum + part, 0);
  const value = top / bottom;
  const squares = batches.reduce((sum, [a, b]) => sum + (a - value * b) ** 2, 0);
  return { value, error: Math.sqrt((squares * batches.length) / (batches.length - 1)) / bottom };
}

/** Of one market: cost and price of its finds. */
function expectedFinds(list: PriceList, tier: Tier): Omit<Flows, 'fees'> {
  const { ranks, stars } = list.tiers[tier];
  const sum = (price: (rank: number, star: 2 | 3) => number): number =>
    ranks.reduce(
      (all, odds, index) => all + (odds / 1e6) * (stars[1] * price(index + 1, 2) + stars[2] * price(index + 1, 3)),
      0,
    ) * MARKET_PLACES;
  return {
    paid: sum((rank, star) => buyPrice(list, rank, star)),
    received: sum((rank, star) => sellPrice(list, rank, star)),
  };
}

const NO_FLOWS: Flows = { fees: 0, paid: 0, received: 0 };

class PlayedGame {
  #state: ChessState;
  #now = 0;
  #played = NO_FLOWS;
  #finds = NO_FLOWS;

  constructor(
    private readonly list: PriceList,
    private readonly tier: Tier,
    slots: number,
    private readonly draws: Draws,
  ) {
    const until = (slot: 7 | 8): number | null => (slots >= slot ? FOREVER : null);
    this.#state = { ...NEW_CHESS_STATE, rentedUntil: { 7: until(7), 8: until(8) } };
  }

  playBatch(strategy: ChessStrategy, refreshes: number, isLast: boolean): { played: Flows; finds: Flows } {
    this.#played = this.#finds = NO_FLOWS;
    for (let refresh = 0; refresh < refreshes; refresh += 1) {
      this.#now += 5_000;
      this.#act({ kind: 'refresh', tier: this.tier });
      this.#countFinds();
      for (let action = strategy(this.#state); action !== null; action = strategy(this.#state)) this.#act(action);
    }
    if (isLast) for (const { id } of this.#state.cards) this.#act({ kind: 'sell', card: id });
    return { played: this.#played, finds: this.#finds };
  }

  #act(action: ChessAction): void {
    this.#played = addFlows(this.#played, flowsOf(this.#state, action, this.list));
    const draw = (): readonly CardFace[] => marketFrom(this.draws, this.list.tiers[this.tier]);
    const outcome = applyAction(this.#state, action, contextAt(this.#now, this.list, draw));
    if (outcome.kind === 'refused') throw new Error(`${action.kind} is refused: ${outcome.refusal}`);
    this.#state = outcome.state;
  }

  #countFinds(): void {
    for (const face of this.#state.market?.places ?? []) {
      if (face === null || !isFind(this.list, face.rank, face.star)) continue;
      const paid = buyPrice(this.list, face.rank, face.star);
      const received = sellPrice(this.list, face.rank, face.star);
      this.#finds = addFlows(this.#finds, { fees: 0, paid, received });
    }
  }
}

function flowsOf(state: ChessState, action: ChessAction, list: PriceList): Flows {
  switch (action.kind) {
    case 'refresh':
      return { ...NO_FLOWS, fees: list.tiers[action.tier].fee };
    case 'buy':
    case 'sell_directly': {
      const face = state.market?.places[action.place - 1];
      if (face === undefined || face === null) return NO_FLOWS;
      const received = action.kind === 'buy' ? 0 : sellPrice(list, face.rank, face.star);
      return { ...NO_FLOWS, paid: buyPrice(list, face.rank, face.star), received };
    }
    case 'sell': {
      const card = state.cards.find(({ id }) => id === action.card);
      return { ...NO_FLOWS, received: card === undefined ? 0 : sellPrice(list, card.rank, card.star) };
    }
    case 'move':
    case 'rent_slot':
      return NO_FLOWS;
  }
}

const addFlows = (a: Flows, b: Flows): Flows => ({
  fees: a.fees + b.fees,
  paid: a.paid + b.paid,
  received: a.received + b.received,
});

function contextAt(now: number, list: PriceList, draw: ChessContext['draw']): ChessContext {
  return {
    ...{ at: 0, now, seenAt: now, balance: 10n ** 12n, hundredth: 1n, list, draw },
    ...{ lists: new Map([[list.version, list]]), protection: null, hasClientSeed: true },
  };
}
