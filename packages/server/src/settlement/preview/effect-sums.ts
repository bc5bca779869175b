import type { BetSettlement, SettlingBet } from '../settlement-store';

/** In one currency, minor units. */
export interface EffectSum {
  readonly currencyId: number;
  readonly tickets: number;
  /** Of them: not settled yet, because other legs are undecided. */
  readonly stayOpen: number;
  readonly players: number;
  readonly stakes: bigint;
  readonly paidBefore: bigint;
  readonly paidAfter: bigint;
  /** What balances cannot return, at this moment. */
  readonly debts: bigint;
}

export interface EffectOnTicket {
  readonly orderNo: string;
  readonly currencyId: number;
  readonly stake: bigint;
  /** Null: open. */
  readonly paidBefore: bigint | null;
  readonly paidAfter: bigint | null;
}

interface Sum {
  tickets: number;
  stayOpen: number;
  stakes: bigint;
  paidBefore: bigint;
  paidAfter: bigint;
  debts: bigint;
  readonly players: Set<number>;
  largest: EffectOnTicket[];
}

const LARGEST = 10;

const changeOf = ({ paidBefore, paidAfter }: EffectOnTicket): bigint => {
  const change = (paidAfter ?? 0n) - (paidBefore ?? 0n);
  return change < 0n ? -change : change;
};

function byChange(one: EffectOnTicket, other: EffectOnTicket): number {
  const [first, second] = [changeOf(one), changeOf(other)];
  if (first !== second) return first > second ? -1 : 1;
  return one.orderNo < other.orderNo ? -1 : 1;
}

export class EffectSums {
  readonly #sums = new Map<number, Sum>();

  /** @param settlement null: the ticket stays as it is. */
  add(
    { orderNo, accountId, currencyId, stake, payout }: SettlingBet,
    settlement: Pick<BetSettlement, 'payout' | 'owed' | 'repaid'> | null,
  ): void {
    const sum = this.#sumOf(currencyId);
    const paidAfter = settlement === null ? payout : settlement.payout;
    sum.tickets += 1;
    sum.stayOpen += paidAfter === null ? 1 : 0;
    sum.players.add(accountId);
    sum.stakes += stake;
    sum.paidBefore += payout ?? 0n;
    sum.paidAfter += paidAfter ?? 0n;
    sum.debts += settlement === null ? 0n : settlement.owed - settlement.repaid;
    sum.largest.push({ orderNo, currencyId, stake, paidBefore: payout, paidAfter });
    if (sum.largest.length > LARGEST * 2) sum.largest = sum.largest.sort(byChange).slice(0, LARGEST);
  }

  sums(): EffectSum[] {
    return this.#ordered().map(([currencyId, sum]) => ({
      ...{ currencyId, tickets: sum.tickets, stayOpen: sum.stayOpen, players: sum.players.size },
      ...{ stakes: sum.stakes, paidBefore: sum.paidBefore, paidAfter: sum.paidAfter, debts: sum.debts },
    }));
  }

  /** Ten of each currency, the largest change first. */
  largest(): EffectOnTicket[] {
    return this.#ordered().flatMap(([, { largest }]) => largest.sort(byChange).slice(0, LARGEST));
  }

  #ordered(): [number, Sum][] {
    return [...this.#sums].sort(([one], [other]) => one - other);
  }

  #sumOf(currencyId: number): Sum {
    const known = this.#sums.get(currencyId);
    if (known !== undefined) return known;
    const empty = { tickets: 0, stayOpen: 0, stakes: 0n, paidBefore: 0n, paidAfter: 0n, debts: 0n };
    const sum = { ...empty, players: new Set<number>(), largest: [] };
    this.#sums.set(currencyId, sum);
    return sum;
  }
}
