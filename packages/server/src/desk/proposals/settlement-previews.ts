import type { MapFacts, MatchFacts, OutrightFacts, VoidReason } from '@clutchline/contract';
import type { DecisionEffectData, ProposalPayload } from '@clutchline/contract/desk';

type Facts = MapFacts | MatchFacts | OutrightFacts;

export interface HandOutcome {
  readonly pointId: number;
  readonly outcome: Exclude<ProposalPayload<'settle_play'>['outcomes'][number]['outcome'], 'pending'>;
  readonly voidReason: VoidReason | null;
  readonly deadHeat: number;
}

export type Previewed<Refusal, About = unknown> =
  | (About & { readonly gameId: number; readonly effect: DecisionEffectData })
  | { readonly refusal: Refusal | 'unknown_subject' };

interface Known<Value> {
  readonly known: Value;
}

export interface StoredResults {
  readonly teamId1: number;
  readonly teamId2: number;
  readonly bestOf: number;
  readonly isOutright: boolean;
  readonly maps: ReadonlyMap<number, Known<MapFacts>>;
  readonly match: Known<MatchFacts> | null;
  readonly outright: Known<OutrightFacts> | null;
  readonly voided: Known<VoidReason> | null;
}

/** What settlement would do now, read without locks. */
export interface SettlementPreviews {
  voidPlay(playId: number, voidReason: VoidReason): Promise<Previewed<'void_already'>>;
  voidMatch(gameId: number, voidReason: VoidReason, isWhole: boolean): Promise<Previewed<'void_already'>>;
  voidBet(orderNo: string, voidReason: VoidReason): Promise<Previewed<'not_accepted' | 'void_already'>>;
  settleByHand(
    playId: number,
    outcomes: readonly HandOutcome[],
  ): Promise<Previewed<'settled_already' | 'wrong_points'>>;
  correctResult(
    gameId: number,
    round: number | null,
    facts: Facts,
  ): Promise<Previewed<'wrong_facts' | 'same_result', { readonly factsBefore: Facts | null }>>;
  recountPool(playId: number): Promise<Previewed<'not_closed'>>;
  /** Null: nothing that can be computed before the event is stored. */
  release(event: Readonly<Record<string, unknown>>): Promise<DecisionEffectData | null>;
  /** Null: unknown. */
  results(gameId: number): Promise<StoredResults | null>;
}
