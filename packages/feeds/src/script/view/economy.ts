import type { ScoreStep } from '../match-script';

/** Of all five players of a side. */
const PLAYERS = 5;
const START = 800 * PLAYERS;
const OVERTIME_START = 10_000 * PLAYERS;
const MOST = 16_000 * PLAYERS;
const WIN = 3_250 * PLAYERS;
const LOSS = { first: 1_400 * PLAYERS, more: 500 * PLAYERS, most: 4 } as const;
/** A side with more than `from` buys `full`; one with less saves all but a share. */
const BUY = { from: 3_700 * PLAYERS, full: 4_900 * PLAYERS, saved: 0.7 } as const;
/** Share of the equipment that the winners of a round keep. */
const KEPT = 0.55;

export interface Economy {
  readonly money: readonly [number, number];
  readonly equipment: readonly [number, number];
}

interface SideFunds {
  readonly money: number;
  readonly equipment: number;
  /** Lost rounds in a row. */
  readonly losses: number;
}

const FRESH: SideFunds = { money: START, equipment: 0, losses: 0 };
const OVERTIME: SideFunds = { money: OVERTIME_START, equipment: 0, losses: 0 };

/** Money and equipment at the begin of a round, by the rounds before it. */
export function economyAfter(rounds: readonly ScoreStep[], isSwap: (played: number) => boolean): Economy {
  const sides = ([1, 2] as const).map((own) => {
    let funds = buy(FRESH);
    rounds.forEach(({ side }, i) => {
      const played = i + 1;
      const begins = played >= 24 ? OVERTIME : FRESH;
      funds = buy(isSwap(played) ? begins : paid(funds, side === own));
    });
    return funds;
  });
  const [first = FRESH, second = FRESH] = sides;
  return { money: [first.money, second.money], equipment: [first.equipment, second.equipment] };
}

function paid({ money, equipment, losses }: SideFunds, hasWon: boolean): SideFunds {
  if (hasWon) return { money: Math.min(MOST, money + WIN), equipment: equipment * KEPT, losses: 0 };
  const bonus = LOSS.first + LOSS.more * Math.min(LOSS.most, losses);
  return { money: Math.min(MOST, money + bonus), equipment: 0, losses: losses + 1 };
}

function buy({ money, equipment, losses }: SideFunds): SideFunds {
  const missing = Math.max(0, BUY.full - equipment);
  const spent = hundreds(money === START || money >= BUY.from ? Math.min(money, missing) : money * (1 - BUY.saved));
  return { money: hundreds(money) - spent, equipment: hundreds(equipment) + spent, losses };
}

const hundreds = (amount: number): number => Math.floor(amount / 100) * 100;
