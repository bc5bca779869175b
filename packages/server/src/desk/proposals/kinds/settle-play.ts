import { problem } from '../../desk-outcome';
import type { ProposalKind } from '../proposal-kind';
import { showEffect } from '../show-effect';

export const SETTLE_PLAY: ProposalKind<'settle_play'> = {
  async preview({ previews }, { play_id, outcomes }) {
    const given = outcomes.flatMap(({ point_id: pointId, outcome, void_reason: voidReason, dead_heat: deadHeat }) =>
      outcome === 'pending' ? [] : [{ pointId, outcome, voidReason, deadHeat }],
    );
    const found = await previews.settleByHand(play_id, given);
    return 'refusal' in found ? problem(found.refusal) : showEffect(found.effect, { game_id: found.gameId, play_id });
  },
  carryOut: null,
};
