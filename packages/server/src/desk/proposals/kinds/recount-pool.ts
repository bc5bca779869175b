import { problem } from '../../desk-outcome';
import type { ProposalKind } from '../proposal-kind';
import { showEffect } from '../show-effect';

export const RECOUNT_POOL: ProposalKind<'recount_pool'> = {
  async preview({ previews }, { play_id }) {
    const found = await previews.recountPool(play_id);
    return 'refusal' in found ? problem(found.refusal) : showEffect(found.effect, { game_id: found.gameId, play_id });
  },
  carryOut: null,
};
