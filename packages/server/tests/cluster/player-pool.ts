import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, LIST_TOPIC, matchTopic, PRIVATE_TOPIC, readReply, type Change, type Topic } from '@clutchline/contract';

import { readBalanceOf } from '../../src/players/preferences/balance';
import { readBoardState } from '../../src/catalogue/read-board-state';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { FIRST_MATCH, type ChaosSetup, type ChaosPlayer } from '../chaos/chaos-setup';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { MovingPrices } from './moving-prices';
import { placeUntilAnswered } from './place-until-answered';
import { Watcher } from './watcher';

/** Effect on players, by index. */
export interface Disturbance {
  readonly at: number;
  /** Until a later price was seen. */
  readonly watching: Map<number, number>;
  /** Until the next bet had an answer. */
  readonly betting: Map<number, number>;
  /** Calls without a response. */
  readonly unanswered: number[];
  /** After the fault; 0 without any. */
  lastUnanswered: number;
}

export interface PlayerPoolOptions {
  readonly setup: ChaosSetup;
  readonly url: string;
  readonly prices: MovingPrices;
  readonly players: number;
  readonly matches: number;
}

interface Member {
  readonly player: ChaosPlayer;
  readonly gameId: number;
  readonly topics: readonly Topic[];
  readonly watcher: Watcher;
}

/** Follows the list; its snapshots are large. */
const LIST_EVERY = 10;
const PAUSE_MS = [500, 1_500] as const;
const LANES = 20;

async function ticketFor(url: string, player: ChaosPlayer): Promise<string | null | undefined> {
  const { path, response } = CALLS.getPushTicket;
  const headers = { 'content-type': 'application/json', token: player.token() };
  try {
    const reply = readReply(response, envelopeOf(await send(url, path, { headers, body: '{"lang":2}' })));
    return reply.kind === 'ok' ? reply.data.ticket : null;
  } catch {
    return undefined;
  }
}

export class PlayerPool {
  readonly acknowledged: string[] = [];
  unanswered = 0;
  found = 0;
  readonly refusals = new Map<string, number>();
  #disturbance: Disturbance | null = null;
  #isOver = false;
  #betting: Promise<unknown> = Promise.resolve();
  readonly #members: Member[] = [];

  private constructor(private readonly options: PlayerPoolOptions) {}

  /** All watch; then they bet. */
  static async gather(options: PlayerPoolOptions): Promise<PlayerPool> {
    const players = new PlayerPool(options);
    for (let begun = 0; begun < options.players; begun += LANES) {
      const places = Array.from({ length: Math.min(LANES, options.players - begun) }, (_, lane) => begun + lane);
      await Promise.all(places.map((place) => players.#join(place)));
      while (!players.#members.every(({ watcher }) => watcher.isSynced)) await sleep(20);
    }
    players.#betting = Promise.all(players.#members.map((member, place) => players.#bet(member, place)));
    return players;
  }

  disturbedAt(at: number): Disturbance {
    const [watching, betting] = [new Map<number, number>(), new Map<number, number>()];
    this.#disturbance = { at, watching, betting, unanswered: [], lastUnanswered: 0 };
    return this.#disturbance;
  }

  /** All have seen a later price and placed a bet. */
  async untilOver({ at, watching, betting }: Disturbance, withinMs: number): Promise<void> {
    const { players } = this.options;
    while (watching.size < players || betting.size < players) {
      if (performance.now() - at > withinMs)
        throw new Error(
          `of ${players} players ${watching.size} watch and ${betting.size} bet again; ${this.#whyNot(watching)}`,
        );
      await sleep(20);
    }
  }

  async stored(): Promise<{ readonly order_no: string; readonly request_id: string }[]> {
    const accountIds = this.#members.map(({ player }) => player.accountId);
    const { rows } = await this.options.setup.owner.query<{ order_no: string; request_id: string }>(
      'select order_no, request_id from bets where account_id = any($1)',
      [accountIds],
    );
    return rows;
  }

  async stopBetting(): Promise<void> {
    this.#isOver = true;
    await this.#betting;
  }

  /** From the database. */
  async differences(): Promise<string[]> {
    const { context } = this.options.setup;
    const board = new Map((await readBoardState(context)).map(({ gameId, changes }) => [gameId, changes]));
    const complete = [...board.values()].flat();
    const found: string[] = [];
    for (const [place, { watcher, player, gameId, topics }] of this.#members.entries()) {
      const balance = await readBalanceOf(context, player.accountId);
      const snapshots: Record<Topic, readonly Change[]> = {
        [PRIVATE_TOPIC]: balance === null ? [] : [{ type: 'balance', balance }],
        [LIST_TOPIC]: complete.filter(({ inList }) => inList).map(({ change }) => change),
        [matchTopic(gameId)]: (board.get(gameId) ?? []).map(({ change }) => change),
      };
      if (!watcher.isSynced) found.push(`player ${place} is not current`);
      for (const topic of topics) found.push(...watcher.differences(topic, snapshots[topic] ?? []).slice(0, 3));
    }
    return found.slice(0, 20);
  }

  close(): void {
    for (const { watcher } of this.#members) watcher.close();
  }

  #whyNot(watching: ReadonlyMap<number, number>): string {
    const counts: Record<string, number> = {};
    for (const [place, { watcher }] of this.#members.entries())
      if (!watching.has(place)) counts[watcher.state] = (counts[watcher.state] ?? 0) + 1;
    return JSON.stringify(counts);
  }

  async #join(place: number): Promise<void> {
    const { setup, url, matches } = this.options;
    const player = await setup.addPlayer(5_000_000n);
    const gameId = FIRST_MATCH + (place % matches);
    const topics = [matchTopic(gameId), PRIVATE_TOPIC, ...(place % LIST_EVERY === 0 ? [LIST_TOPIC] : [])];
    const watcher = new Watcher({
      ...{ url, topics, localAddress: `127.0.${1 + Math.floor(place / 200)}.${1 + (place % 200)}` },
      ticket: () => ticketFor(url, player),
      onChange: (change) => this.#see(place, gameId, change),
    });
    this.#members.push({ player, gameId, topics, watcher });
  }

  #see(place: number, gameId: number, change: Change): void {
    const disturbance = this.#disturbance;
    if (disturbance === null || disturbance.watching.has(place)) return;
    if (change.type !== 'odds' || change.point_id !== MovingPrices.pointOf(gameId) || change.delta === null) return;
    if (this.options.prices.begunAt(change.delta) <= disturbance.at) return;
    disturbance.watching.set(place, performance.now() - disturbance.at);
  }

  async #bet({ player, gameId }: Member, place: number): Promise<void> {
    const [least, most] = PAUSE_MS;
    while (!this.#isOver) {
      await sleep(least + Math.random() * (most - least));
      const wantedAt = performance.now();
      const request = singleRequest({ gameId, play: PLAY.map3 }, '1', 'latest');
      const certain = await placeUntilAnswered(this.options.url, player, request, (durationMs) =>
        this.#recordUnanswered(durationMs),
      );
      this.acknowledged.push(...certain.orderNos);
      this.found += certain.found;
      if (certain.refusal !== null) this.refusals.set(certain.refusal, (this.refusals.get(certain.refusal) ?? 0) + 1);
      if (certain.orderNos.length === 1) this.#noteBet(place, wantedAt);
    }
  }

  #recordUnanswered(durationMs: number): void {
    this.unanswered += 1;
    const disturbance = this.#disturbance;
    if (disturbance === null) return;
    disturbance.unanswered.push(durationMs);
    disturbance.lastUnanswered = performance.now() - disturbance.at;
  }

  #noteBet(place: number, wantedAt: number): void {
    const disturbance = this.#disturbance;
    if (disturbance === null || disturbance.betting.has(place)) return;
    disturbance.betting.set(place, performance.now() - Math.max(disturbance.at, wantedAt));
  }
}
