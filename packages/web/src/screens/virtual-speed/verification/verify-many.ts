import type { BetHistoryItem, PlayedRound, RoundEpoch } from '@clutchline/contract';
import { formatAmount, parseAmount, parseOdd, settleBet } from '@clutchline/domain';
import {
  pickText,
  type PublishedRound,
  roundOfGame,
  roundPlayId,
  roundPlays,
  roundPointId,
} from '@clutchline/domain/virtual-round';

import { nextTask } from './next-task';
import { verifyMarkets } from './verify-in-page';

/** Of a task; a slice begins with the work of at most {@link AT_ONCE} rounds. */
const SLICE_MS = 6;
const AT_ONCE = 8;

export interface ManyProof {
  /** That have a result. */
  readonly rounds: number;
  /** Numbers of the rounds that differ. */
  readonly wrong: readonly string[];
  readonly bets: number;
  /** Order numbers of own bets that were settled differently. */
  readonly wrongBets: readonly string[];
  readonly isIndependent: boolean;
}

/** Verifies rounds of a day or an epoch as they arrive, in slices (ROUND-5). */
export class RoundsVerifier {
  /** Rounds that agree with their seeds. */
  readonly agreeing: PlayedRound[] = [];
  readonly #results = new Map<number, PlayedRound>();
  readonly #seeds = new Map<number, string>();
  readonly #wrong = new Set<string>();
  readonly #wrongBets: string[] = [];
  #bets = 0;
  #isIndependent = true;

  constructor(private readonly epochs: readonly Pick<RoundEpoch, 'epoch' | 'anchor' | 'first_round' | 'salt'>[]) {}

  get proof(): ManyProof {
    return {
      ...{ rounds: this.#results.size, wrong: [...this.#wrong], isIndependent: this.#isIndependent },
      ...{ bets: this.#bets, wrongBets: [...this.#wrongBets] },
    };
  }

  /** Rounds whose seed is lost have nothing to verify. */
  async add(rounds: readonly PlayedRound[]): Promise<void> {
    const played = rounds.filter(({ round, seed }) => seed !== null && !this.#results.has(round));
    for (let from = 0, since = performance.now(); from < played.length; from += AT_ONCE) {
      await Promise.all(played.slice(from, from + AT_ONCE).map((round) => this.#verify(round)));
      if (performance.now() - since < SLICE_MS) continue;
      await nextTask();
      since = performance.now();
    }
  }

  /** Each seed is the commitment of the next round, the anchor that of the first. */
  #isLinked({ round, index, epoch, commitment }: PlayedRound, anchor: string): boolean {
    const before = index === 1 ? anchor : this.#seeds.get(round - 1);
    const next = this.#results.get(round + 1);
    const own = this.#seeds.get(round);
    const isNextLinked = next === undefined || next.epoch !== epoch || next.commitment === own;
    return isNextLinked && (before === undefined || before === commitment);
  }

  async #verify(round: PlayedRound): Promise<void> {
    const { seed, facts, number } = round;
    const epoch = this.epochs.find((one) => one.epoch === round.epoch);
    if (seed === null || facts === null) return;
    this.#results.set(round.round, round);
    this.#seeds.set(round.round, seed);
    if (epoch === undefined || epoch.salt === null || round.index !== round.round - epoch.first_round + 1) {
      this.#wrong.add(number);
      return;
    }
    const published: PublishedRound = { ...round, seed, facts };
    const { lines, isIndependent } = await verifyMarkets({ ...published, seed, salt: epoch.salt });
    if (!isIndependent) this.#isIndependent = false;
    if (!lines.every(({ isEqual }) => isEqual) || !this.#isLinked(round, epoch.anchor)) this.#wrong.add(number);
    else this.agreeing.push(round);
  }

  /** Own settled bets on the rounds added before; others are ignored. */
  settle(bets: readonly BetHistoryItem[]): void {
    for (const bet of bets) {
      const round = this.#results.get(roundOfGame(bet.legs[0]?.game_id ?? 0));
      if (round === undefined || bet.settlement_amount === null || bet.receive_status === 2) continue;
      this.#bets += 1;
      if (payoutOf(bet, round) !== bet.settlement_amount) this.#wrongBets.push(bet.order_no);
    }
  }
}

/** Wire amount by the results of the round; null if the bet has no pick of it. */
export function payoutOf(bet: BetHistoryItem, { round, pairing, results, voided }: PlayedRound): string | null {
  const [leg] = bet.legs;
  if (leg === undefined) return null;
  const place = leg.play_info_id - roundPlayId(round, 0);
  const pick = roundPlays(pairing.win_chance)[place]?.picks[leg.shop_id - roundPointId(round, place, 0)];
  const odd = parseOdd(leg.odd);
  const decimals = bet.stake.split('.')[1]?.length ?? 0;
  const stake = parseAmount(bet.stake, decimals);
  if (pick === undefined || stake === null) return null;
  const isVoid = voided.includes(place) || leg.void_reason === 'late_bet';
  const outcome = isVoid ? 'void' : pickText(pick) === results[place] ? 'won' : 'lost';
  const { payout } = settleBet({ stake, cap: null, legs: [{ odd, outcome, dead_heat: 1 }] });
  return formatAmount(payout, decimals);
}
