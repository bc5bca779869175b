import { validateProtection, storeProtection } from '../../limits/protect-player';
import { hashOf, type ProposalKind } from '../proposal-kind';

/** A looser limit of the operator for a player (DESK-11). */
export const LOOSEN_PLAYER: ProposalKind<'loosen_player'> = {
  async preview(stores, payload) {
    const valid = await validateProtection(stores, payload, false);
    if ('problem' in valid) return valid;
    const { before, own } = valid;
    const preview = { account_id: payload.account_id, before, after: payload.limit, own };
    return { preview, previewHash: hashOf(preview) };
  },
  async carryOut({ context, stores, caller, network, reason, proposalId }, payload) {
    const valid = await validateProtection(stores, payload, true);
    if ('problem' in valid) throw new Error(`the limit of the player cannot change: ${valid.problem}`);
    const act = { context, stores, origin: { caller, network }, reason, requestId: null, proposalId };
    await storeProtection(act, payload, valid.before);
  },
};
