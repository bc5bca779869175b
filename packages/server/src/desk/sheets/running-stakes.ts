import type { OpenStakes, PlacedStakes } from './sheet-store';

type Sums = Pick<OpenStakes, 'stake' | 'tickets' | 'payable' | 'comboStake' | 'comboTickets' | 'comboPayable'>;

const keyOf = ({ pointId, currencyId, isPool }: OpenStakes): string => `${pointId} ${currencyId} ${isPool}`;

const NOTHING: Sums = { stake: 0n, tickets: 0, payable: 0n, comboStake: 0n, comboTickets: 0, comboPayable: 0n };

function add(one: Sums, other: Sums, sign: 1 | -1): Sums {
  const factor = BigInt(sign);
  return {
    stake: one.stake + factor * other.stake,
    tickets: one.tickets + sign * other.tickets,
    payable: one.payable + factor * other.payable,
    comboStake: one.comboStake + factor * other.comboStake,
    comboTickets: one.comboTickets + sign * other.comboTickets,
    comboPayable: one.comboPayable + factor * other.comboPayable,
  };
}

function addRows(to: Map<string, OpenStakes>, rows: readonly OpenStakes[], sign: 1 | -1): void {
  for (const row of rows) {
    const { gameId, playId, pointId, currencyId, isPool } = row;
    const key = keyOf(row);
    const sums = add(to.get(key) ?? NOTHING, row, sign);
    if (sums.tickets === 0 && sums.comboTickets === 0) to.delete(key);
    else to.set(key, { gameId, playId, pointId, currencyId, isPool, ...sums });
  }
}

/** Of open bets by point and currency. Each bet is added once, so a reading costs as much as what was placed since. */
export class RunningStakes {
  /** Without the bets whose transactions are read again. */
  #final = new Map<string, OpenStakes>();
  #shown = new Map<string, OpenStakes>();

  get rows(): readonly OpenStakes[] {
    return [...this.#shown.values()];
  }

  add(placed: readonly PlacedStakes[]): void {
    addRows(
      this.#final,
      placed.filter(({ isFinal }) => isFinal),
      1,
    );
    this.#show(placed);
  }

  /** @param counted with those of `placed`. */
  replace(counted: readonly OpenStakes[], placed: readonly PlacedStakes[]): void {
    this.#final = new Map(counted.map((row) => [keyOf(row), row]));
    addRows(
      this.#final,
      placed.filter(({ isFinal }) => !isFinal),
      -1,
    );
    this.#show(placed);
  }

  #show(placed: readonly PlacedStakes[]): void {
    this.#shown = new Map(this.#final);
    addRows(
      this.#shown,
      placed.filter(({ isFinal }) => !isFinal),
      1,
    );
  }
}
