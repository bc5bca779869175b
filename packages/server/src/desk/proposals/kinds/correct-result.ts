import { problem } from '../../desk-outcome';
import type { ProposalKind } from '../proposal-kind';
import { showEffect } from '../show-effect';

export const CORRECT_RESULT: ProposalKind<'correct_result'> = {
  async preview({ previews }, { game_id, round, facts }) {
    const found = await previews.correctResult(game_id, round, facts);
    if ('refusal' in found) return problem(found.refusal);
    return showEffect(found.effect, { game_id, round, facts_before: found.factsBefore, facts });
  },
  carryOut: null,
};
