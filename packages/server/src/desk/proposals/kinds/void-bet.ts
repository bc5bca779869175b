import { problem } from '../../desk-outcome';
import type { ProposalKind } from '../proposal-kind';
import { showEffect } from '../show-effect';

export const VOID_BET: ProposalKind<'void_bet'> = {
  async preview({ previews }, { order_no, void_reason }) {
    const found = await previews.voidBet(order_no, void_reason);
    return 'refusal' in found ? problem(found.refusal) : showEffect(found.effect, { order_no });
  },
  carryOut: null,
};
