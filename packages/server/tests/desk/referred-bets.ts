import { randomUUID } from 'node:crypto';

import { freshId, type Pick, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { toHistoryItem } from '../../src/history/read-history';
import { endDueOffers } from '../../src/placement/offers/end-offers';
import { acceptOffer, placeBets } from '../../src/placement/place-bets';
import type { PlacementRequest } from '../../src/placement';
import type { CallInfo } from '../../src/platform/calls';
import type { DeskBooks } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

export const ANYWHERE = {
  ...{ currency_id: null, game_type_id: null, category_id: null, event_id: null },
  ...{ game_id: null, play_id: null, point_id: null, account_id: null },
};

export type Decision =
  | { readonly kind: 'take' | 'refuse' }
  | { readonly kind: 'reoffer'; readonly stake: string; readonly odd: number | null };

const ids = () => ({ request_id: randomUUID(), reason: 'a good player' });

type PlaceInWallet = (request: PlacementRequest, info: CallInfo) => ReturnType<typeof placeBets>;

/** Bets that a person decides, in one database with a desk. */
export class ReferredBooks {
  /** @param placeInWallet default: the internal wallet. */
  constructor(
    readonly books: DeskBooks,
    private readonly placeInWallet: PlaceInWallet = (request, info) => placeBets(books.context, request, info),
  ) {}

  get context() {
    return this.books.context;
  }

  setLimit(scope: object, limit: object): Promise<DeskReply> {
    const wanted = { scope: { ...ANYWHERE, ...scope }, limit, until: null, version: null };
    return this.books.trader.client.call('setLimit', { ...ids(), ...wanted });
  }

  /** On for a match, whose singles are limited to 50.00. */
  async switchOn(gameId: number): Promise<void> {
    await this.setLimit({ game_id: gameId }, { kind: 'referral', value: 1 });
    await this.setLimit({ game_id: gameId, currency_id: 1 }, { kind: 'single', value: '5000' });
  }

  /** The order number of a bet above the limit. */
  async refer(pick: Pick, info: CallInfo, stake = '80'): Promise<string> {
    const { results } = understood(await this.placeInWallet(singleRequest(pick, stake), info));
    const [result] = results;
    if (result?.is_referred !== 1 || result.order_no === null) throw new Error(JSON.stringify(results));
    return result.order_no;
  }

  answer(orderNo: string, decision: Decision, by: TestOperator = this.books.trader): Promise<DeskReply> {
    return by.client.call('decideReferred', { ...ids(), order_no: orderNo, decision });
  }

  claim(orderNo: string, by: TestOperator = this.books.trader): Promise<DeskReply> {
    return by.client.call('claim', { request_id: randomUUID(), order_no: orderNo });
  }

  /** As the leader does four times a second. */
  async lead(ms = 0): Promise<void> {
    this.context.setNow(NOW + ms);
    await acceptOrRejectHeldBets(this.context);
    await endDueOffers(this.context);
  }

  accept(orderNo: string, info: CallInfo, requestId = freshId()) {
    const request = { lang: 2, request_id: requestId, order_no: orderNo } as const;
    return acceptOffer(this.context, request, info, (placement) => this.placeInWallet(placement, info));
  }

  async betOf(orderNo: string) {
    const [bet] = await this.context.stores.bets.byOrderNos([orderNo]);
    if (bet === undefined) throw new Error(`no bet ${orderNo}`);
    return bet;
  }

  /** As the player sees it. */
  async shown(orderNo: string) {
    return toHistoryItem(await this.betOf(orderNo));
  }

  ask<Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return ask<Row>(this.context.databaseUrl, text, values);
  }

  /** Nothing wrong with the money and the liability. */
  async faults(): Promise<string[]> {
    const audit = await this.context.stores.wallets.verify();
    return [...(await faultsOfHeldBooks(this.context.databaseUrl)), ...audit.map((fault) => JSON.stringify(fault))];
  }
}
