import { recordAction } from '../../audit/record-action';
import { problem } from '../../desk-outcome';
import { hashOf, type ProposalKind } from '../proposal-kind';

export const UNFREEZE: ProposalKind<'unfreeze'> = {
  async preview({ deskPlayers }, { player_id }) {
    const player = await deskPlayers.read(player_id);
    if (player === null) return problem('unknown_player');
    if (player.freeze === null) return problem('not_frozen');
    const preview = { player_id, nickname: player.nickname, ...player.freeze };
    return { preview, previewHash: hashOf(preview) };
  },
  async carryOut({ context, stores, caller, network, proposalId, reason }, { player_id }) {
    await stores.deskPlayers.unfreeze(proposalId, context.wallClock.now());
    const about = { subject: `player:${player_id}`, after: { proposal: proposalId }, reason };
    await recordAction(stores, context, { caller, network }, { action: 'unfreeze', ...about, result: 'done' });
  },
};
