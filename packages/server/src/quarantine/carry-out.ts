import { PROPOSAL_KINDS, type ProposalKindName } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import type { ApprovedProposal } from './approved-proposal-store';
import type { Context, Stores } from './context';
import { type Alongside, correctResult, recountPool, settleByHand, voidBet, voidMatch, voidPlay } from '../settlement';

export type CarryContext = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'wallClock' | 'log'>;
/** Why it cannot be done any more. */
export type Refused = string;
/** In the transaction of the act. */
type EndDone = (stores: Stores, outcome: string) => Promise<void>;

interface Carried {
  /** For the row of the act, such as `play:7`. */
  readonly subject: string;
  /** Null: done. */
  readonly carry: (context: CarryContext, approved: ApprovedProposal, endDone: EndDone) => Promise<Refused | null>;
}

const alongside =
  (endDone: EndDone): Alongside<Stores> =>
  (stores, plays) =>
    endDone(stores, `plays_decided:${plays}`);

interface Outcome {
  readonly kind: string;
  readonly reason?: string;
}

/** Of a service: the reason of its refusal. */
const refusalOf = ({ kind, reason = '' }: Outcome): Refused | null => (kind === 'refused' ? reason : null);

function carryVoidPlay(payload: unknown): Carried {
  const { play_id: playId, void_reason: voidReason } = z.parse(PROPOSAL_KINDS.void_play.payload, payload);
  return {
    subject: `play:${playId}`,
    carry: async (context, { reason, by }, endDone) =>
      refusalOf(await voidPlay(context, { playId, voidReason, reason, by }, alongside(endDone))),
  };
}

function carryVoidMatch(payload: unknown): Carried {
  const parsed = z.parse(PROPOSAL_KINDS.void_match.payload, payload);
  const { game_id: gameId, void_reason: voidReason, is_whole: isWhole } = parsed;
  return {
    subject: `match:${gameId}`,
    carry: async (context, { reason, by }, endDone) =>
      refusalOf(await voidMatch(context, { gameId, voidReason, isWhole, reason, by }, alongside(endDone))),
  };
}

function carryVoidBet(payload: unknown): Carried {
  const { order_no: orderNo, void_reason: voidReason } = z.parse(PROPOSAL_KINDS.void_bet.payload, payload);
  return {
    subject: `bet:${orderNo}`,
    carry: async (context, { reason, by }, endDone) =>
      refusalOf(await voidBet(context, { orderNo, voidReason, reason, by }, (stores) => endDone(stores, 'bet_void'))),
  };
}

function carrySettlePlay(payload: unknown): Carried {
  const { play_id: playId, outcomes: given } = z.parse(PROPOSAL_KINDS.settle_play.payload, payload);
  const outcomes = given.flatMap(({ point_id: pointId, outcome, void_reason: voidReason, dead_heat: deadHeat }) =>
    outcome === 'pending' ? [] : [{ pointId, outcome, voidReason, deadHeat }],
  );
  return {
    subject: `play:${playId}`,
    carry: async (context, { reason, by }, endDone) =>
      refusalOf(await settleByHand(context, { playId, outcomes, reason, by }, alongside(endDone))),
  };
}

function carryCorrectResult(payload: unknown): Carried {
  const { game_id: gameId, round, facts } = z.parse(PROPOSAL_KINDS.correct_result.payload, payload);
  return {
    subject: round === null ? `match:${gameId}` : `map:${gameId}:${round}`,
    carry: async (context, { reason, by }, endDone) =>
      refusalOf(await correctResult(context, { gameId, round, facts, reason, by }, alongside(endDone))),
  };
}

function carryRecountPool(payload: unknown): Carried {
  const { play_id: playId } = z.parse(PROPOSAL_KINDS.recount_pool.payload, payload);
  return {
    subject: `play:${playId}`,
    carry: async (context, { reason, by }, endDone) =>
      refusalOf(await recountPool(context, { playId, reason, by }, alongside(endDone))),
  };
}

/** The quarantine applies the decision next, as one of the command. */
function carryReleaseResult(payload: unknown): Carried {
  const parsed = z.parse(PROPOSAL_KINDS.release_result.payload, payload);
  const { entry_id: id, event_hash: eventHash, is_approved: isApproved } = parsed;
  return {
    subject: `quarantine:${id}`,
    carry: async (context, { by }, endDone) =>
      await context.inTransaction(async (stores) => {
        if (!(await stores.quarantine.recordResultDecision({ id, eventHash, isApproved, by })))
          return 'changed_meanwhile';
        await endDone(stores, isApproved ? 'approved' : 'rejected');
        return null;
      }),
  };
}

/** What the leader carries out, each in one transaction with the end of its proposal. */
export const CARRIERS: Readonly<Partial<Record<ProposalKindName, (payload: unknown) => Carried>>> = {
  void_play: carryVoidPlay,
  void_match: carryVoidMatch,
  void_bet: carryVoidBet,
  settle_play: carrySettlePlay,
  correct_result: carryCorrectResult,
  recount_pool: carryRecountPool,
  release_result: carryReleaseResult,
};
