import { isDeepStrictEqual } from 'node:util';

import { feedEventSchema, type FeedEvent, type VoidReason } from '@clutchline/contract';
import type { DecisionEffectData } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import type { ResultFacts } from '../../platform/records';
import type { SettledPlay } from '../determine-outcomes';
import {
  planCorrection,
  planHandSettlement,
  planRecount,
  planRelease,
  planVoidMatch,
  planVoidPlay,
  storedFacts,
  type HandOutcome,
  type HandRefusal,
} from '../plan-decisions';
import type { MatchToSettle } from '../result-store';
import { describeEffect } from './describe-effect';
import { previewDecision } from './preview-decision';
import type { PreviewReader } from './preview-reader';

interface Refused<Refusal> {
  readonly refusal: Refusal | 'unknown_subject';
}

type Previewed<Refusal, About = unknown> =
  (About & { readonly gameId: number; readonly effect: DecisionEffectData }) | Refused<Refusal>;

const UNKNOWN = { refusal: 'unknown_subject' } as const;
/** Of a plan that nothing is stored of. */
const NO_REASON = '';

/** What decisions of operators would do, without locks and with no right to write. */
export class SettlementPreviewer {
  constructor(private readonly reader: PreviewReader) {}

  async voidPlay(playId: number, voidReason: VoidReason): Promise<Previewed<'void_already'>> {
    const match = await this.#matchOf(playId);
    if (match === null) return UNKNOWN;
    return await this.#show(match, planVoidPlay(match, playId, { voidReason, reason: NO_REASON }), 'void_already');
  }

  async voidMatch(gameId: number, voidReason: VoidReason, isWhole: boolean): Promise<Previewed<'void_already'>> {
    const match = await this.reader.match(gameId);
    if (match === null) return UNKNOWN;
    return await this.#show(match, planVoidMatch(match, { voidReason, isWhole, reason: NO_REASON }), 'void_already');
  }

  async voidBet(orderNo: string, voidReason: VoidReason): Promise<Previewed<'not_accepted' | 'void_already'>> {
    const ticket = await this.reader.ticket(orderNo);
    if (ticket === null) return UNKNOWN;
    const { obstacle, isPool, gameId, playId } = ticket;
    if (obstacle !== null) return { refusal: obstacle };
    const match = isPool ? await this.reader.match(gameId) : null;
    const plays = match === null ? [] : planRecount(match, playId, NO_REASON);
    const effect = await previewDecision(this.reader, plays, { orderNo, voidReason, reason: NO_REASON });
    return effect.isVoidAlready ? { refusal: 'void_already' } : { gameId, effect: describeEffect(effect) };
  }

  async settleByHand(playId: number, outcomes: readonly HandOutcome[]): Promise<Previewed<HandRefusal>> {
    const match = await this.#matchOf(playId);
    if (match === null) return UNKNOWN;
    const plays = planHandSettlement(match, { playId, outcomes, reason: NO_REASON });
    return typeof plays === 'string' ? { refusal: plays } : await this.#show(match, plays, 'settled_already');
  }

  async correctResult(
    gameId: number,
    round: number | null,
    facts: ResultFacts,
  ): Promise<Previewed<'wrong_facts' | 'same_result', { readonly factsBefore: ResultFacts | null }>> {
    const match = await this.reader.match(gameId);
    if (match === null) return UNKNOWN;
    const plays = planCorrection(match, { round, facts, reason: NO_REASON });
    if (plays === null) return { refusal: 'wrong_facts' };
    const factsBefore = storedFacts(match, round);
    if (isDeepStrictEqual(factsBefore, facts)) return { refusal: 'same_result' };
    return { gameId, factsBefore, effect: await this.#effectOf(plays) };
  }

  async recountPool(playId: number): Promise<Previewed<'not_closed'>> {
    const match = await this.#matchOf(playId);
    return match === null ? UNKNOWN : await this.#show(match, planRecount(match, playId, NO_REASON), 'not_closed');
  }

  /** Of a quarantined event; null: nothing that can be computed before it is stored. */
  async release(event: Readonly<Record<string, unknown>>): Promise<DecisionEffectData | null> {
    const { success, data } = z.safeParse(feedEventSchema, event);
    if (!success || !('game_id' in data)) return null;
    const match = await this.reader.match(data.game_id);
    const plays = match === null ? null : planEvent(match, data);
    return plays === null ? null : await this.#effectOf(plays);
  }

  /** Null: unknown. */
  async results(gameId: number): Promise<Omit<MatchToSettle, 'plays'> | null> {
    return await this.reader.match(gameId);
  }

  async #matchOf(playId: number): Promise<MatchToSettle | null> {
    const gameId = await this.reader.matchOf(playId);
    return gameId === null ? null : await this.reader.match(gameId);
  }

  async #effectOf(plays: readonly SettledPlay[]): Promise<DecisionEffectData> {
    return describeEffect(await previewDecision(this.reader, plays));
  }

  async #show<Refusal>(
    { gameId }: MatchToSettle,
    plays: readonly SettledPlay[],
    ifNone: Refusal,
  ): Promise<Previewed<Refusal>> {
    return plays.length === 0 ? { refusal: ifNone } : { gameId, effect: await this.#effectOf(plays) };
  }
}

function planEvent(match: MatchToSettle, event: FeedEvent): SettledPlay[] | null {
  if (event.type === 'map-result')
    return planRelease(match, { round: event.round, facts: event.facts, reason: NO_REASON });
  if (event.type === 'match-result' || event.type === 'outright-result')
    return planRelease(match, { round: null, facts: event.facts, reason: NO_REASON });
  if (event.type === 'play-void')
    return planVoidPlay(match, event.play_id, { voidReason: event.reason, reason: NO_REASON });
  if (event.type === 'match-void')
    return planVoidMatch(match, { voidReason: event.reason, isWhole: false, reason: NO_REASON });
  return null;
}
