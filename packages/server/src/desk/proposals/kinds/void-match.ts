import { problem } from '../../desk-outcome';
import type { ProposalKind } from '../proposal-kind';
import { showEffect } from '../show-effect';

export const VOID_MATCH: ProposalKind<'void_match'> = {
  async preview({ previews }, { game_id, void_reason, is_whole }) {
    const found = await previews.voidMatch(game_id, void_reason, is_whole);
    return 'refusal' in found ? problem(found.refusal) : showEffect(found.effect, { game_id });
  },
  carryOut: null,
};
