import { roundMoment, roundNumber, roundStart } from '@clutchline/domain/virtual-round';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { randomWith } from '@clutchline/test-support/server/chess-player';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { Chance } from '@clutchline/test-support/processes/random';

import { checkRound, roundFile, type FileRound } from '../../../../../tools/rounds/check-round';
import { changeSeeds, publishPriceList } from '../../../src/chess';
import { getRound } from '../../../src/rounds';
import { createSecretStore } from '../../../src/rounds/postgres-secret-store';
import { RoundLeader } from '../../../src/rounds/start-rounds';
import { Violation } from '../violation';
import type { Simulation } from '../world';
import { ChessModel } from './chess-model';
import { GamesProcess, type ChangeStores } from './games-process';
import { isOver, payoutOf, type RoundBet } from './round-model';

/** A currency of two decimals and one of three. */
const PLAYERS = [
  { currencyId: 1, amounts: ['60', '4000', '4000'], unit: 100n },
  { currencyId: 9, amounts: ['60', '900', '4000'], unit: 1_000n },
] as const;

export interface GamesPlayer {
  readonly info: Awaited<ReturnType<TestContext['player']>>;
  /** Minor units of one unit. */
  readonly unit: bigint;
  readonly wallet: { balance: bigint };
  readonly chess: ChessModel;
  /** By request id; of a bet its order number, if it was accepted. */
  readonly answers: Map<string, { readonly body: string; readonly order: string | null }>;
}

export const FIRST_ROUND = roundMoment(NOW).round + 1;

export class GamesWorld {
  readonly chance: Chance;
  readonly bets = new Map<string, RoundBet>();
  players: readonly GamesPlayer[] = [];
  now = NOW;
  readonly counts = { actions: 0, bets: 0, refused: 0, settled: 0, rounds: 0 };
  readonly story: string[] = [];
  readonly #facts = new Map<number, FileRound['facts']>();
  readonly #processes = new Map<string, GamesProcess>();
  readonly #leaders = new WeakMap<GamesProcess, RoundLeader>();

  constructor(
    readonly simulation: Simulation,
    seed: number,
    private readonly sabotage: ChangeStores,
  ) {
    this.chance = new Chance(seed);
  }

  get #context(): TestContext {
    const random = { bytes: (length: number) => this.chance.bytes(length) };
    return { ...this.simulation.context, random };
  }

  async open(): Promise<void> {
    await this.simulation.clear();
    this.pass(0);
    await publishPriceList(this.simulation.context);
    this.players = await Promise.all(PLAYERS.map((player) => this.#openPlayer(player)));
    this.pass(roundStart(FIRST_ROUND) - 1 - this.now);
    await this.leaderOf(this.process('leader')).run();
    await this.compare();
  }

  async #openPlayer({ currencyId, amounts, unit }: (typeof PLAYERS)[number]): Promise<GamesPlayer> {
    const amount = this.chance.pick<string>(amounts);
    const info = await this.simulation.context.player(amount, currencyId);
    const random = randomWith(this.chance.bytes(32));
    const first = { lang: 2, request_id: this.newId(), client_seed: 'lucky 八' } as const;
    understood(await changeSeeds({ ...this.#context, random }, first, info));
    const wallet = { balance: BigInt(amount) * unit };
    return { info, unit, wallet, chess: new ChessModel(wallet, unit / 100n, NOW), answers: new Map() };
  }

  newId(): string {
    return Buffer.from(this.chance.bytes(12)).toString('base64url');
  }

  pass(ms: number): void {
    this.now += ms;
    this.simulation.context.setNow(this.now);
  }

  process(name: string): GamesProcess {
    const known = this.#processes.get(name) ?? new GamesProcess(this.#context, this.sabotage);
    this.#processes.set(name, known);
    return known;
  }

  kill(name: string): void {
    this.process(name).isKilled = true;
    this.#processes.delete(name);
  }

  leaderOf(process: GamesProcess): RoundLeader {
    const options = { bus: { publish: () => undefined }, wakeSettlement: () => undefined };
    const secrets = createSecretStore(this.simulation.context.databaseUrl);
    const known =
      this.#leaders.get(process) ??
      new RoundLeader(process.context, { ...options, secrets, speed: 1, isSwitchedOff: false });
    this.#leaders.set(process, known);
    return known;
  }

  /** Balances, cards, markets and bets. */
  async compare(): Promise<void> {
    await this.#compareBets();
    const { stores } = this.simulation.context;
    for (const { info, wallet, chess } of this.players) {
      const { accountId } = info.caller;
      const balance = (await stores.wallets.read(accountId))?.balance;
      if (balance !== wallet.balance)
        throw new Violation(`balance of ${accountId} is ${balance}, not ${wallet.balance}`);
      const stored = (await stores.chess.read(accountId))?.state;
      const is = stored === undefined ? 'nothing' : textOfChess({ ...stored, until: stored.rentedUntil });
      const expected = textOfChess(chess);
      if (is !== expected) throw new Violation(`cards of ${accountId} are ${is}, not ${expected}`);
    }
  }

  async #compareBets(): Promise<void> {
    const { rows } = await this.simulation.client.query<{ order: string; payout: string | null; revision: number }>(
      'select order_no as "order", payout, revision from bets where account_id = any($1)',
      [this.players.map(({ info }) => info.caller.accountId)],
    );
    if (rows.length !== this.bets.size) throw new Violation(`there are ${rows.length} bets, not ${this.bets.size}`);
    for (const { order, payout, revision } of rows) {
      const bet = this.bets.get(order);
      if (bet === undefined) throw new Violation(`bet ${order} was not placed`);
      if (revision > 1) throw new Violation(`bet ${order} was settled ${revision} times`);
      if (payout !== null && bet.payout === null) await this.#settled(bet, BigInt(payout));
    }
  }

  async #settled(bet: RoundBet, payout: bigint): Promise<void> {
    const { round } = bet.picked;
    if (!isOver(round, this.now)) throw new Violation(`round ${round} is settled before its end`);
    const expected = payoutOf(bet, await this.#factsOf(round));
    if (payout !== expected) throw new Violation(`a bet on round ${round} pays ${payout}, not ${expected}`);
    bet.payout = payout;
    this.counts.settled += 1;
    const player = this.players.find(({ info }) => info.caller.accountId === bet.accountId);
    if (player !== undefined) player.wallet.balance += payout;
  }

  /** By the second implementation of the recipe. */
  async #factsOf(round: number): Promise<FileRound['facts']> {
    const known = this.#facts.get(round);
    if (known !== undefined) return known;
    const { context } = this.simulation;
    const { round: shown } = understood(await getRound(context, { lang: 2, round: roundNumber(round) }));
    const [epoch] = await context.stores.rounds.epochs();
    const lines: string[] = [];
    const file = roundFile.parse({
      epoch: { anchor: epoch?.anchor, lines, salt: epoch?.salt },
      rounds: [{ ...shown, round: shown.number }],
    });
    const [published] = file.rounds;
    if (published === undefined) throw new Violation(`round ${round} is not published`);
    const wrong = checkRound(file.epoch, published).filter((check) => check.computed !== check.published);
    if (wrong.length > 0) throw new Violation(`round ${round}: ${JSON.stringify(wrong)}`);
    this.#facts.set(round, published.facts);
    this.counts.rounds += 1;
    return published.facts;
  }
}

type Comparable = Pick<ChessModel, 'version' | 'draws' | 'nextCard' | 'market' | 'cards'> & {
  readonly until: Readonly<ChessModel['until']>;
};

function textOfChess({ version, draws, nextCard, market, cards, until }: Comparable): string {
  const face = (card: { readonly hero: number; readonly rank: number; readonly star: number } | null) =>
    card === null ? '-' : `${card.hero}/${card.rank}/${card.star}`;
  const offered = market === null ? 'none' : `${market.draw}: ${market.places.map(face).join(' ')}`;
  const held = cards.map((card) => `${card.id} ${face(card)} in ${card.slot} for ${card.cost}`).join(', ');
  return `version ${version}, draws ${draws}, next ${nextCard}, market ${offered}, [${held}], ${until[7]}, ${until[8]}`;
}
