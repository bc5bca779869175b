import type { CardFace, ChessAction, Tier } from '@clutchline/domain/auto-chess';

/** Published prices, hundredths of the base amount: no code of the product. */
const BUY = [100n, 200n, 500n, 1_000n, 2_500n];
const SELL = [
  [95n, 315n, 990n],
  [190n, 630n, 1_980n],
  [475n, 1_575n, 4_950n],
  [950n, 3_150n, 9_900n],
  [2_375n, 7_875n, 24_750n],
];
const FEE = { basic: 180n, advanced: 520n, elite: 1_450n };
const RENT: ReadonlyMap<number, bigint> = new Map([
  [12, 200n],
  [24, 300n],
  [72, 800n],
]);
const HOUR = 3_600_000;
const RETAINED_MS = 630_000;
const PACE_MS = 5_000;

interface ModelCard extends CardFace {
  readonly id: number;
  /** 0: none yet. */
  readonly slot: number;
  readonly cost: bigint;
}

export type ModelAction = ChessAction | { readonly kind: 'change_seeds' };

/** Auto chess of one player in whole numbers. */
export class ChessModel {
  version = 1;
  draws = 0;
  nextCard = 1;
  cards: readonly ModelCard[] = [];
  market: { readonly draw: number; readonly places: readonly (CardFace | null)[] } | null = null;
  readonly until: { 7: number | null; 8: number | null } = { 7: null, 8: null };
  #refreshedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly wallet: { balance: bigint },
    /** Minor units of a hundredth. */
    private readonly unit: bigint,
    private seenAt: number,
  ) {}

  /** Every call counts as presence. */
  see(now: number): void {
    if (now - this.seenAt > RETAINED_MS) this.market = null;
    this.seenAt = now;
  }

  /** @returns why it is refused, without any change; null: it is done. */
  act(action: ModelAction, now: number, drawn: readonly (CardFace | null)[]): string | null {
    const refusal = this.#try(action, now, drawn);
    if (refusal === null) this.version += 1;
    return refusal;
  }

  #try(action: ModelAction, now: number, drawn: readonly (CardFace | null)[]): string | null {
    switch (action.kind) {
      case 'refresh':
        return this.#refresh(action.tier, now, drawn);
      case 'buy':
      case 'sell_directly':
        return this.#take(action, now);
      case 'sell':
        return this.#sell(action.card, now);
      case 'move':
        return this.#move(action.card, action.slot, now);
      case 'rent_slot':
        return this.#rent(action.slot, action.hours, now);
      case 'change_seeds':
        return null;
    }
  }

  #pay(hundredths: bigint): boolean {
    const price = hundredths * this.unit;
    if (this.wallet.balance < price) return false;
    this.wallet.balance -= price;
    return true;
  }

  #refresh(tier: Tier, now: number, places: readonly (CardFace | null)[]): string | null {
    if (now - this.#refreshedAt < PACE_MS) return 'too_soon';
    if (!this.#pay(FEE[tier])) return 'insufficient_balance';
    this.draws += 1;
    this.#refreshedAt = now;
    this.market = { draw: this.draws, places };
    return null;
  }

  #take({ kind, draw, place }: Extract<ChessAction, { kind: 'buy' | 'sell_directly' }>, now: number): string | null {
    const { market } = this;
    if (market?.draw !== draw) return 'market_changed';
    const face = market.places[place - 1] ?? null;
    if (face === null) return 'card_gone';
    const cost = (BUY[face.rank - 1] ?? 0n) * BigInt(face.star);
    const refusal = kind === 'buy' ? this.#buy(face, cost, now) : this.#sellDirectly(face, cost);
    if (refusal === null) this.market = { draw, places: market.places.with(place - 1, null) };
    return refusal;
  }

  #buy({ hero, rank, star }: CardFace, cost: bigint, now: number): string | null {
    const used = new Set(this.cards.map(({ slot }) => slot));
    const slot = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => this.#isOpen(each, now) && !used.has(each)) ?? 0;
    const card = { hero, rank, star, slot, id: this.nextCard, cost: cost * this.unit };
    const merged = merge([...this.cards, card], this.nextCard + 1, (each) => this.#isOpen(each, now));
    if (merged.cards.some((each) => each.slot === 0)) return 'backpack_full';
    if (!this.#pay(cost)) return 'insufficient_balance';
    Object.assign(this, merged);
    return null;
  }

  #sellDirectly({ rank, star }: CardFace, cost: bigint): string | null {
    const gain = (SELL[rank - 1]?.[star - 1] ?? 0n) - cost;
    if (gain <= 0n) return 'not_a_find';
    this.wallet.balance += gain * this.unit;
    return null;
  }

  #sell(id: number, now: number): string | null {
    const card = this.cards.find((each) => each.id === id);
    if (card === undefined) return 'card_gone';
    if (!this.#isOpen(card.slot, now)) return 'slot_locked';
    this.cards = this.cards.filter((each) => each !== card);
    this.wallet.balance += (SELL[card.rank - 1]?.[card.star - 1] ?? 0n) * this.unit;
    return null;
  }

  #move(id: number, slot: number, now: number): string | null {
    const card = this.cards.find((each) => each.id === id);
    if (card === undefined) return 'card_gone';
    if (!this.#isOpen(card.slot, now) || !this.#isOpen(slot, now)) return 'slot_locked';
    const slotOf = (each: ModelCard) => (each === card ? slot : each.slot === slot ? card.slot : each.slot);
    this.cards = bySlot(this.cards.map((each) => ({ ...each, slot: slotOf(each) })));
    return null;
  }

  #rent(slot: 7 | 8, hours: number, now: number): string | null {
    const until = Math.max(now, this.until[slot] ?? now) + hours * HOUR;
    if (until - now > 168 * HOUR) return 'rent_limit';
    if (!this.#pay(RENT.get(hours) ?? 0n)) return 'insufficient_balance';
    this.until[slot] = until;
    Object.assign(
      this,
      merge(this.cards, this.nextCard, (each) => this.#isOpen(each, now)),
    );
    return null;
  }

  #isOpen(slot: number, now: number): boolean {
    return slot === 7 || slot === 8 ? (this.until[slot] ?? 0) > now : true;
  }
}

const bySlot = (cards: readonly ModelCard[]): readonly ModelCard[] => cards.toSorted((a, b) => a.slot - b.slot);

const nameOf = ({ hero, rank, star }: CardFace): string => `${hero} ${rank} ${star}`;

/** As long as there are three equal cards in open slots, or without one. */
function merge(all: readonly ModelCard[], firstId: number, isOpen: (slot: number) => boolean) {
  let cards = bySlot(all);
  let nextCard = firstId;
  for (;;) {
    const free = cards.filter(({ slot, star }) => star < 3 && isOpen(slot));
    const three = free
      .map((card) => free.filter((each) => nameOf(each) === nameOf(card)).slice(0, 3))
      .find(({ length }) => length === 3);
    const [first] = three ?? [];
    if (three === undefined || first === undefined) return { cards, nextCard };
    const slot = Math.min(...three.map((card) => card.slot).filter((each) => each > 0));
    const cost = three.reduce((sum, card) => sum + card.cost, 0n);
    const star = first.star === 1 ? 2 : 3;
    cards = bySlot([...cards.filter((card) => !three.includes(card)), { ...first, id: nextCard, star, slot, cost }]);
    nextCard += 1;
  }
}
