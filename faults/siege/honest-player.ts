import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, LIST_TOPIC, PRIVATE_TOPIC, type ClientMessage } from '@clutchline/contract';
import WebSocket from 'ws';
import * as z from 'zod/mini';

import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { envelopeOf } from '@clutchline/test-support/server/send';
import { sendRequest, agentFrom, type TimedAnswer } from './send-request';
import { BOARD } from './messages';
import type { Phase } from './phase';
import { kindOf } from './tally';

/** Average pause; bets per list request and per session. */
const PAUSE_MS = 1_000;
const BETS_PER_LIST = 20;
const BETS_PER_SESSION = 45;

export interface HonestOptions {
  readonly url: string;
  /** A loopback address that no other player has. */
  readonly address: string;
  readonly isForwarded: boolean;
  readonly username: string;
  readonly password: string;
  readonly phase: () => Phase;
}

export class HonestPlayer {
  readonly #agent;
  #token = '';
  #socket: WebSocket | null = null;
  #isOver = false;
  /** Random, to spread the list requests. */
  #bets = Math.floor(Math.random() * BETS_PER_SESSION);

  constructor(private readonly options: HonestOptions) {
    this.#agent = agentFrom(options.address);
  }

  async play(afterMs: number): Promise<void> {
    await sleep(afterMs);
    await this.#signIn();
    while (this.#token === '' && !this.#isOver) {
      await sleep(PAUSE_MS);
      await this.#signIn();
    }
    await this.#openPush();
    await sleep(Math.random() * PAUSE_MS);
    while (!this.#isOver) {
      await this.#bet();
      if (this.#bets % BETS_PER_LIST === 0) await this.#readList();
      if (this.#bets % BETS_PER_SESSION === 0) await this.#signIn();
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.terminate();
    this.#agent.destroy();
  }

  get #forwarded(): Readonly<Record<string, string>> {
    const { address, isForwarded } = this.options;
    return isForwarded ? { 'x-forwarded-for': address } : {};
  }

  #post(path: string, body: object): Promise<TimedAnswer> {
    const headers = { ...this.#forwarded, ...(this.#token !== '' && { token: this.#token }) };
    return sendRequest(this.options.url, { agent: this.#agent, path, body: { lang: 2, ...body }, headers });
  }

  async #signIn(): Promise<void> {
    const { username, password } = this.options;
    const phase = this.options.phase();
    const answer = await this.#post(CALLS.hostSignIn.path, { username, password });
    if (kindOf(answer) === 'ok') this.#token = z.parse(CALLS.hostSignIn.response, envelopeOf(answer).data).token;
    else phase.trouble(`sign-in: ${kindOf(answer)}`);
  }

  async #bet(): Promise<void> {
    const phase = this.options.phase();
    const gameId = 1 + Math.floor(Math.random() * BOARD.matches);
    const request = singleRequest({ gameId, play: PLAY.totalMaps, side: this.#bets % 2 === 0 ? 1 : 2 }, '1', 'latest');
    this.#bets += 1;
    const answered = phase.sendBet();
    const answer = await this.#post(CALLS.playMore.path, request);
    if (this.#isOver) return;
    answered();
    if (kindOf(answer) !== 'ok') phase.trouble(`bet: ${kindOf(answer)}`);
  }

  async #readList(): Promise<void> {
    const [phase, began] = [this.options.phase(), performance.now()];
    const wanted = { game_type_id: 0, handicap_code: 'parlay', event_ids: [] };
    const answer = await this.#post(CALLS.getGameListByGameTypeId.path, wanted);
    if (this.#isOver) return;
    phase.listMs.push(performance.now() - began);
    if (kindOf(answer) !== 'ok') phase.trouble(`list: ${kindOf(answer)}`);
  }

  async #openPush(): Promise<void> {
    const { url, address } = this.options;
    const answer = await this.#post(CALLS.getPushTicket.path, {});
    if (kindOf(answer) !== 'ok') {
      this.options.phase().trouble(`push ticket: ${kindOf(answer)}`);
      return;
    }
    const { ticket } = z.parse(CALLS.getPushTicket.response, envelopeOf(answer).data);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/push`, {
      headers: this.#forwarded,
      localAddress: address,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
    socket.on('open', () => {
      send({ type: 'auth', ticket });
      send({ type: 'subscribe', topic: LIST_TOPIC, cursor: null });
      send({ type: 'subscribe', topic: PRIVATE_TOPIC, cursor: null });
    });
    socket.on('error', () => undefined);
    socket.on('close', (code: number) => void this.#reopen(code));
  }

  async #reopen(code: number): Promise<void> {
    if (this.#isOver) return;
    this.options.phase().trouble(`push closed: ${String(code)}`);
    await sleep(PAUSE_MS);
    await this.#openPush();
  }
}
