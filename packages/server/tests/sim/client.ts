import type { Change } from '@clutchline/contract';

import type { Context } from '../../src/composition/context';
import type { Publisher } from '../../src/bus/publisher';
import type { MatchChange } from '../../src/platform/records';
import { readBalance } from '../../src/players/preferences/read-balance';
import { readHistory } from '../../src/history/read-history';
import { stateOfPlay } from '../../src/catalogue/changes-by-match';
import type { CallInfo } from '../../src/platform/calls';
import { understood } from '@clutchline/test-support/server/bet-requests';

export type SimPlayer = CallInfo & { readonly caller: { readonly accountId: number } };

/** Built only from published messages. */
export class Client implements Publisher {
  readonly told = new Map<string, string>();

  publishMatch(_gameId: number, changes: readonly MatchChange[]): void {
    for (const { change } of changes) this.#hear(this.told, change, 0);
  }

  hears(): boolean {
    return true;
  }

  publishPlayer(accountId: number, changes: readonly Change[]): void {
    for (const change of changes) this.#hear(this.told, change, accountId);
  }

  #hear(known: Map<string, string>, change: Change, accountId: number): void {
    const said = sayingOf(change, accountId);
    if (said !== null) known.set(said.of, said.is);
  }

  /** By the read calls, in the same form. */
  async read(
    context: Context,
    gameIds: readonly number[],
    players: readonly SimPlayer[],
  ): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    const { board } = context.stores;
    for (const { match, live } of await board.matches(gameIds))
      this.#hear(known, { type: 'live', game_id: match.game_id, live }, 0);
    for (const play of await board.plays(gameIds, 'all'))
      for (const { change } of stateOfPlay(play)) this.#hear(known, change, 0);
    for (const player of players) {
      const { accountId } = player.caller;
      const asked = { lang: 2, days: 30, state: 'all', page: 1, page_size: 100 } as const;
      const { items } = understood(await readHistory(context, asked, player));
      for (const bet of items) this.#hear(known, { type: 'bet', bet }, accountId);
      const balance = understood(await readBalance(context, { lang: 2 }, player));
      this.#hear(known, { type: 'balance', balance }, accountId);
    }
    return known;
  }
}

/** Null for a match status that the live state contains. */
function sayingOf(change: Change, accountId: number): { readonly of: string; readonly is: string } | null {
  if (change.type === 'odds')
    return { of: `point ${change.point_id}`, is: `${change.delta} ${change.status} v${change.version}` };
  if (change.type === 'play-status') return { of: `play ${change.play_info_id}`, is: `${change.status}` };
  if (change.type === 'live') return { of: `match ${change.game_id}`, is: JSON.stringify(change.live) };
  if (change.type === 'bet') return { of: `bet ${change.bet.order_no}`, is: JSON.stringify(change.bet) };
  return change.type === 'balance' ? { of: `balance ${accountId}`, is: JSON.stringify(change.balance) } : null;
}

export function differences(told: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): string[] {
  const keys = [...new Set([...told.keys(), ...stored.keys()])];
  return keys
    .filter((key) => told.get(key) !== stored.get(key))
    .map((key) => `${key}: told ${told.get(key) ?? 'nothing'}, is ${stored.get(key) ?? 'nothing'}`);
}
