import type pg from 'pg';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import type { PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { publishEvents } from '@clutchline/test-support/server/drain-outbox';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { PublishedStates, type SimPlayer } from './published-states';
import { CURRENCIES, YUAN } from './currency';
import { LIMITS } from './model-rules';
import { Model } from './model';
import { SimProcess, type Action, type Fault, type Sabotage } from './process';
import { Chance } from '@clutchline/test-support/processes/random';
import { compare } from './stored-state';

export interface Simulation {
  readonly context: TestContext;
  readonly client: pg.Client;
  readonly sabotage: Sabotage;
  /** Rows of many seeds slow reads. */
  readonly clear: () => Promise<void>;
}

/** One reaches limits, one runs out of funds. */
const AMOUNTS = [
  ['60000', '60000', '900'],
  ['60', '12'],
] as const;

export class World {
  readonly chance: Chance;
  readonly model: Model;
  readonly published = new PublishedStates();
  readonly sent: { readonly player: SimPlayer; readonly request: PlaceRequest }[] = [];
  players: readonly SimPlayer[] = [];
  now = NOW;
  steps = 0;
  readonly story: string[] = [];
  readonly #processes = new Map<string, SimProcess>();

  constructor(
    readonly simulation: Simulation,
    private readonly seed: number,
  ) {
    this.chance = new Chance(seed);
    this.model = new Model(seed, this.chance, () => this.now);
  }

  get gameIds(): number[] {
    return [...this.model.board.games.keys()];
  }

  async open(): Promise<void> {
    const { context, client } = this.simulation;
    context.setNow(NOW);
    await client.query('update sim_feed_age set ms = 0');
    const amounts = AMOUNTS.map((choices) => this.chance.pick(choices));
    this.players = await Promise.all(
      amounts.map(async (amount, index) => {
        const currency = CURRENCIES[(this.seed + index) % CURRENCIES.length] ?? YUAN;
        const balance = BigInt(amount) * currency.unit;
        const player = await context.player(`${balance / 10n ** BigInt(currency.decimals)}`, currency.id);
        this.model.wallets.set(player.caller.accountId, { balance, debt: 0n, currency });
        return player;
      }),
    );
    await ingestFeedEvents(context, this.model.board.opening);
    if (this.seed % 2 === 1) await this.#openExposures();
    await this.compare();
  }

  /** As after the first bet on each point: bets need no budget of other slots, so they are committed in batches (P5). */
  async #openExposures(): Promise<void> {
    await this.simulation.client.query(
      `insert into exposures (point_id, currency_id, slot, budget)
      select o.id, c.id, s, trunc(${LIMITS.liability} * c.unit / 100 * p.limit_scale / 1000 / 16)
      from points o join plays p on p.id = o.play_id, unnest($2::integer[], $3::bigint[]) as c (id, unit), generate_series(0, 15) s
      where o.id = any($1)`,
      [[...this.model.board.points.keys()], CURRENCIES.map(({ id }) => id), CURRENCIES.map(({ unit }) => unit)],
    );
  }

  pass(ms: number): void {
    this.now += ms;
    this.simulation.context.setNow(this.now);
  }

  /** Also publishes (R23). */
  async compare(): Promise<void> {
    const { client, context } = this.simulation;
    await publishEvents(context.stores, this.published, await compare(client, this.model));
  }

  async snapshot(): Promise<Map<string, string>> {
    return await this.published.read(this.simulation.context, this.gameIds, this.players);
  }

  begin(name: string, action: Action, fault: Fault | null): SimProcess {
    const known = this.#processes.get(name) ?? this.#start();
    this.#processes.set(name, known);
    known.begin(action, fault);
    return known;
  }

  kill(name: string): void {
    this.#processes.delete(name);
  }

  #start(): SimProcess {
    const { context, sabotage } = this.simulation;
    const random = { bytes: (length: number) => this.chance.bytes(length) };
    return new SimProcess({ ...context, random }, this.model, sabotage);
  }
}
