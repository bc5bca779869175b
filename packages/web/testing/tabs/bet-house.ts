import type { CallName } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { SeededRandom } from '../../fuzz/seeded-random';
import { envelope, ok, type FakeServer } from '../test-app';

const placementBody = z.object({
  request_id: z.string(),
  selections: z.array(z.object({ shop_id: z.number(), odd: z.string(), version: z.number() })),
  bets: z.array(z.object({ selections: z.array(z.number()) })),
});
type PlacementBody = z.infer<typeof placementBody>;

type Player = 'ada' | 'bob';

export interface Asking {
  readonly token: () => string | null;
  readonly isOpen: () => boolean;
  readonly storedToken: () => string | null;
  /** In all tabs. */
  readonly isKnown: (requestId: string) => boolean;
}

/** Accepts each bet once, and loses answers. */
export class BetHouse {
  readonly faults: string[] = [];
  /** By request. */
  readonly accepted = new Map<string, readonly string[]>();
  /** Refused by the browser: lost with their tab. */
  readonly unstored = new Set<string>();
  readonly #random: SeededRandom;
  readonly #live = new Map<string, Player>();
  readonly #answers = new Map<string, unknown>();
  readonly #slow: (() => void)[] = [];
  #tokens = 0;
  #newest = '';
  #orders = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  signIn(player: Player): string {
    this.#tokens += 1;
    const token = `token-of-${player}-${String(this.#tokens).padStart(6, '0')}`;
    this.#live.set(token, player);
    this.#newest = token;
    return token;
  }

  end(token: string | null): void {
    if (token !== null) this.#live.delete(token);
  }

  isLive(token: string): boolean {
    return this.#live.has(token);
  }

  isNewest(token: string): boolean {
    return this.#newest === token;
  }

  /** False without one. */
  answerLate(): boolean {
    const [answer] = this.#slow.splice(this.#random.below(Math.max(this.#slow.length, 1)), 1);
    answer?.();
    return answer !== undefined;
  }

  serverOf(asking: Asking, extra: FakeServer): FakeServer {
    const whoAsks = (): Player | undefined => this.#live.get(asking.token() ?? '');
    const signedIn = (answer: (player: Player, body: Record<string, unknown>) => unknown) => {
      return (body: Record<string, unknown>): unknown => {
        if (!asking.isOpen()) return new Promise(() => undefined);
        const player = whoAsks();
        return player === undefined ? envelope(602, null, 0, 'Ended') : answer(player, body);
      };
    };
    const own: Partial<Record<CallName, (player: Player, body: Record<string, unknown>) => unknown>> = {
      balance: (player) =>
        ok({ amount: '1000.00', nickname: 'Sam', currency_id: 1, player_id: `player-of-${player}-0001` }),
      getPushTicket: () => ok({ ticket: 'ticket-0123456789' }),
      changeLang: () => ok(null),
      getBetByRequestId: (_player, { request_id }) => {
        const answer = this.#answers.get(String(request_id));
        return ok(answer === undefined ? { found: 0 } : { found: 1, answer });
      },
    };
    return {
      ...extra,
      ...Object.fromEntries(Object.entries(own).map(([name, answer]) => [name, signedIn(answer)])),
      playMore: (body) => {
        const isOld = asking.storedToken() !== null && asking.storedToken() !== asking.token();
        if (isOld || whoAsks() === undefined) this.faults.push('a bet with an old token');
        return signedIn(() => this.#place(placementBody.parse(body), asking))(body);
      },
    };
  }

  #place(body: PlacementBody, asking: Asking): unknown {
    if (!asking.isKnown(body.request_id)) this.unstored.add(body.request_id);
    const fate = this.#random.pick(['now', 'now', 'late', 'late', 'lost', 'never']);
    if (fate === 'never') return undefined;
    const answer = this.#accept(body);
    if (fate === 'lost') return undefined;
    if (fate === 'now') return ok(answer);
    return new Promise((resolve) => {
      this.#slow.push(() => {
        if (asking.isOpen()) resolve(ok(answer));
      });
    });
  }

  #accept({ request_id, selections, bets }: PlacementBody): unknown {
    if (this.#answers.has(request_id)) this.faults.push(`${request_id} was sent twice`);
    const results = bets.map((bet) => ({
      order_no: this.#orderNo(),
      receive_status: 0,
      delay_ms: 0,
      legs: bet.selections.flatMap((index) => {
        const selection = selections[index];
        if (selection === undefined) return [];
        const { shop_id, odd, version } = selection;
        return [{ shop_id, asked: odd, used: odd, version }];
      }),
      error: null,
    }));
    const answer = { results, amount: '1000.00' };
    this.#answers.set(request_id, answer);
    this.accepted.set(
      request_id,
      results.map(({ order_no }) => order_no),
    );
    return answer;
  }

  #orderNo(): string {
    this.#orders += 1;
    return `01JTAB${String(this.#orders).padStart(20, '0')}`;
  }
}
