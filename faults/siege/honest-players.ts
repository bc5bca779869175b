import { setTimeout as sleep } from 'node:timers/promises';

import { HonestPlayer } from './honest-player';
import { Phase } from './phase';

const ADDRESSES = 200;
/** Sign-ins at one moment would wait for each other's password hashes. */
const ARRIVALS_PER_SECOND = 12;

const addressOf = (player: number): string =>
  `127.1.${String(Math.floor(player / ADDRESSES))}.${String(1 + (player % ADDRESSES))}`;

export interface HonestPlayersOptions {
  readonly players: number;
  readonly password: string;
  readonly isForwarded: boolean;
}

export class HonestPlayers {
  #phase = new Phase();
  readonly #players: readonly HonestPlayer[];

  constructor(url: string, { players, password, isForwarded }: HonestPlayersOptions) {
    this.#players = Array.from({ length: players }, (_, index) => {
      const username = `bench-${String(index + 1)}`;
      const phase = (): Phase => this.#phase;
      return new HonestPlayer({ url, address: addressOf(index), isForwarded, username, password, phase });
    });
    for (const [index, player] of this.#players.entries()) void player.play((index * 1_000) / ARRIVALS_PER_SECOND);
  }

  async during(work: Promise<unknown>): Promise<Phase> {
    const phase = new Phase();
    this.#phase = phase;
    await work;
    this.#phase = new Phase();
    return phase;
  }

  for(seconds: number): Promise<Phase> {
    return this.during(sleep(seconds * 1_000));
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }
}
