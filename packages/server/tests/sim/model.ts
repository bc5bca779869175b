import type { FeedEvent } from '@clutchline/contract';

import type { ResultCorrection } from '../../src/settlement/correct-result';
import type { PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { Board, type ModelPoint, type Move } from './board';
import { amountOf, type ModelCurrency } from './currency';
import { resolveHeldBets } from './resolve-held-bets';
import { FEED_AGE, ModelRules, availableLimits, type ModelDecision } from './model-rules';
import { settleModelBet, type ModelBet } from './model-bet';
import type { Chance } from '@clutchline/test-support/processes/random';
import { Violation } from './violation';

export interface ModelWallet {
  balance: bigint;
  debt: bigint;
  readonly currency: ModelCurrency;
}

interface StoredAnswer {
  readonly body: string;
  readonly answer: string;
}

interface Read {
  readonly decisions: readonly ModelDecision[];
  readonly balance: bigint;
}

interface Committed {
  readonly read: Read;
  readonly orderNos: readonly string[];
  readonly answer: string;
}

/** Expected state by commit order: exact fractions, no code of the product. */
export class Model {
  readonly board: Board;
  readonly bets = new Map<string, ModelBet>();
  readonly wallets = new Map<number, ModelWallet>();
  readonly answers = new Map<string, StoredAnswer>();
  /** Real time. */
  feedAgeMs = 0;
  readonly counts = { placed: 0, refused: 0, settled: 0, corrected: 0, held: 0 };
  readonly #rules: ModelRules;

  constructor(
    seed: number,
    chance: Chance,
    readonly now: () => number,
  ) {
    this.board = new Board(seed, chance, now(), (isHit, move) => this.#move(isHit, move));
    this.#rules = new ModelRules(this.board, now, () => this.feedAgeMs);
  }

  #move(isHit: (leg: ModelPoint) => boolean, move: Move): void {
    for (const bet of this.bets.values())
      if (bet.state === 'held' && bet.legs.some(({ pointId }) => isHit(this.board.point(pointId)))) bet.move ??= move;
  }

  fed(events: readonly FeedEvent[]): void {
    this.board.apply(events);
  }

  wallet(accountId: number): ModelWallet {
    const wallet = this.wallets.get(accountId);
    if (wallet === undefined) throw new Violation(`unknown player ${accountId}`);
    return wallet;
  }

  read(accountId: number, request: PlaceRequest): Read {
    const limits = availableLimits(this.wallet(accountId), this.bets.values(), accountId, this.now());
    const decisions = this.#rules.validate(request, limits);
    return { decisions, balance: limits.balance };
  }

  /** By an earlier read; must still be acceptable. */
  placed(accountId: number, request: PlaceRequest, committed: Committed): void {
    const { read, orderNos, answer } = committed;
    if (this.answers.has(`${accountId} ${request.request_id}`))
      throw new Violation(`I3 request ${request.request_id} was accepted a second time`);
    const accepted = read.decisions.flatMap((decision, index) =>
      decision.kind === 'accepted' ? [{ decision, index }] : [],
    );
    if (accepted.length !== orderNos.length)
      throw new Violation(`I6 I7 the answer is ${answer}, not ${shown(read.decisions)}`);
    const again = this.read(accountId, {
      ...request,
      bets: request.bets.filter((_, index) => accepted.some((one) => one.index === index)),
    });
    if (shown(again.decisions) !== shown(accepted.map(({ decision }) => decision)))
      throw new Violation(
        `I6 I7 at the commit this was no longer so: ${shown(read.decisions)} but ${shown(again.decisions)}`,
      );
    for (const [index, { decision }] of accepted.entries()) {
      const { sizes, stake, points: legs, delayMs } = decision;
      const isHeld = delayMs > 0;
      const orderNo = orderNos[index] ?? '';
      const { currency } = this.wallet(accountId);
      const terms = { orderNo, accountId, currency, sizes, stake, legs, accept: request.accept, at: this.now() };
      this.bets.set(orderNo, {
        ...terms,
        heldUntil: isHeld ? this.now() + delayMs : null,
        state: isHeld ? 'held' : 'open',
        move: null,
        reason: null,
        payout: null,
        revision: 0,
      });
      this.wallet(accountId).balance -= stake;
    }
    this.counts.placed += accepted.length;
    this.counts.refused += read.decisions.length - accepted.length;
    const numbers = [...orderNos];
    const results = read.decisions.map((decision) =>
      decision.kind === 'refused'
        ? decision.refusal
        : `${numbers.shift() ?? ''} ${decision.delayMs} ${oddsOf(decision)}`,
    );
    const storedAnswer = JSON.stringify([results, amountOf(read.balance, this.wallet(accountId).currency)]);
    this.answers.set(`${accountId} ${request.request_id}`, { body: JSON.stringify(request), answer: storedAnswer });
  }

  resolvedHeldBets(orderNos: readonly string[]): void {
    const bets = orderNos.map((orderNo) => this.#bet(orderNo)).toSorted(byOrderNo);
    for (const { orderNo, state, heldUntil, move } of bets)
      if (state !== 'held' || (move === null && (heldUntil ?? 0) > this.now()))
        throw new Violation(`I5 ${orderNo} is decided while it is ${state}`);
    const moment = { now: this.now(), isOld: this.feedAgeMs > FEED_AGE.inPlay };
    for (const [bet, ending] of resolveHeldBets(bets, this.bets.values(), { board: this.board, ...moment })) {
      if (ending.kind === 'confirmed') Object.assign(bet, { state: 'open', legs: ending.legs });
      else {
        Object.assign(bet, { state: 'rejected', reason: ending.reason, payout: bet.stake });
        this.wallet(bet.accountId).balance += bet.stake;
      }
    }
    this.counts.held += bets.length;
  }

  /** One transaction each. */
  settled(orderNos: readonly string[]): void {
    for (const bet of orderNos.map((orderNo) => this.#bet(orderNo)).toSorted(byOrderNo)) {
      const ended = this.dueSettlement(bet);
      if (ended === null) throw new Violation(`I4 ${bet.orderNo} was settled for nothing: it is ${bet.state}`);
      const wallet = this.wallet(bet.accountId);
      const before = bet.payout ?? 0n;
      const given = before < wallet.balance ? before : wallet.balance;
      const owed = wallet.debt + before - given;
      const repaid = owed < ended.payout ? owed : ended.payout;
      wallet.balance += ended.payout - repaid - given;
      wallet.debt = owed - repaid;
      if (bet.revision > 0) this.counts.corrected += 1;
      else this.counts.settled += 1;
      Object.assign(bet, { ...ended, revision: bet.revision + 1 });
    }
  }

  /** And settled at once. */
  corrected({ gameId, round, facts }: ResultCorrection): void {
    const game = this.board.game(gameId);
    if ('winners' in facts) throw new Violation('there is no outright here');
    if (!('status' in facts)) game.known = { ...game.known, match: facts };
    else game.known = { ...game.known, maps: new Map([...game.known.maps, [round ?? 0, facts]]) };
    this.board.settle(gameId, round ?? 0);
  }

  /** If different. */
  dueSettlement(bet: ModelBet) {
    if (bet.state === 'held' || bet.state === 'rejected') return null;
    const ended = settleModelBet(bet, this.board);
    return ended?.state === bet.state && ended.payout === bet.payout ? null : ended;
  }

  #bet(orderNo: string): ModelBet {
    const bet = this.bets.get(orderNo);
    if (bet === undefined) throw new Violation(`${orderNo} was never placed`);
    return bet;
  }
}

const byOrderNo = (a: ModelBet, b: ModelBet): number => (a.orderNo < b.orderNo ? -1 : 1);
const oddsOf = ({ points }: Extract<ModelDecision, { kind: 'accepted' }>): string =>
  points.map(({ odd }) => odd).join(',');
const shown = (decisions: readonly ModelDecision[]): string =>
  decisions
    .map((decision) =>
      decision.kind === 'refused'
        ? decision.refusal
        : `${decision.stake} at ${oddsOf(decision)} in ${decision.delayMs}`,
    )
    .join('; ');
