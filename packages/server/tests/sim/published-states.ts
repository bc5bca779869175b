import type { Change } from '@clutchline/contract';

import type { Context } from '../../src/composition/context';
import type { Publisher } from '../../src/push/publish-bets';
import type { MatchChange } from '../../src/platform/records';
import { readBalance } from '../../src/players/preferences/balance';
import { readHistory } from '../../src/history/read-history';
import { stateOfPlay } from '../../src/catalogue/changes-by-match';
import type { CallInfo } from '../../src/platform/calls';
import { understood } from '@clutchline/test-support/server/bet-requests';

export type SimPlayer = CallInfo & { readonly caller: { readonly accountId: number } };

/** From published messages only. */
export class PublishedStates implements Publisher {
  readonly states = new Map<string, string>();

  publishMatch(_gameId: number, changes: readonly MatchChange[]): void {
    for (const { change } of changes) this.#receive(this.states, change, 0);
  }

  hasSubscriber(): boolean {
    return true;
  }

  publishPlayer(accountId: number, changes: readonly Change[]): void {
    for (const change of changes) this.#receive(this.states, change, accountId);
  }

  #receive(known: Map<string, string>, change: Change, accountId: number): void {
    const state = stateOfChange(change, accountId);
    if (state !== null) known.set(state.key, state.value);
  }

  /** In the same form. */
  async read(
    context: Context,
    gameIds: readonly number[],
    players: readonly SimPlayer[],
  ): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    const { board } = context.stores;
    for (const { match, live } of await board.matches(gameIds))
      this.#receive(known, { type: 'live', game_id: match.game_id, live }, 0);
    for (const play of await board.plays(gameIds, 'all'))
      for (const { change } of stateOfPlay(play)) this.#receive(known, change, 0);
    for (const player of players) {
      const { accountId } = player.caller;
      const query = { lang: 2, days: 30, state: 'all', page: 1, page_size: 100 } as const;
      const { items } = understood(await readHistory(context, query, player));
      for (const bet of items) this.#receive(known, { type: 'bet', bet }, accountId);
      const balance = understood(await readBalance(context, { lang: 2 }, player));
      this.#receive(known, { type: 'balance', balance }, accountId);
    }
    return known;
  }
}

/** Null: part of the live state. */
function stateOfChange(change: Change, accountId: number): { readonly key: string; readonly value: string } | null {
  if (change.type === 'odds')
    return { key: `point ${change.point_id}`, value: `${change.delta} ${change.status} v${change.version}` };
  if (change.type === 'play-status') return { key: `play ${change.play_info_id}`, value: `${change.status}` };
  if (change.type === 'live') return { key: `match ${change.game_id}`, value: JSON.stringify(change.live) };
  if (change.type === 'bet') return { key: `bet ${change.bet.order_no}`, value: JSON.stringify(change.bet) };
  return change.type === 'balance' ? { key: `balance ${accountId}`, value: JSON.stringify(change.balance) } : null;
}

export function differences(states: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): string[] {
  const keys = [...new Set([...states.keys(), ...stored.keys()])];
  return keys
    .filter((key) => states.get(key) !== stored.get(key))
    .map((key) => `${key}: published ${states.get(key) ?? 'nothing'}, is ${stored.get(key) ?? 'nothing'}`);
}
