import { houseLimits } from '../../../placement';
import { LateRefusalError } from '../../audit/once-done';
import { recordAction } from '../../audit/record-action';
import { problem } from '../../desk-outcome';
import { hashOf, type ProposalKind } from '../proposal-kind';

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** The hash covers the amount, because the balance changes with each bet. */
export const ADJUST: ProposalKind<'adjust'> = {
  async preview({ deskPlayers, limits }, { player_id, currency_id, amount }) {
    const player = await deskPlayers.read(player_id);
    if (player === null) return problem('unknown_player');
    if (player.isSeamless) return problem('no_internal_wallet');
    if (player.currencyId !== currency_id) return problem('other_currency', { currency_id: player.currencyId });
    if (sizeOf(BigInt(amount)) > houseLimits(await limits.book(), currency_id).payout) return problem('over_limit');
    const after = player.balance + BigInt(amount);
    if (after < 0n) return problem('balance_too_low', { balance: String(player.balance) });
    const about = { player_id, nickname: player.nickname, currency_id, amount };
    const preview = { ...about, balance: String(player.balance), balance_after: String(after) };
    return { preview, previewHash: hashOf(about) };
  },
  async carryOut({ context, stores, caller, network, proposalId, reason }, { player_id, ...adjusted }) {
    const transaction = await stores.deskPlayers.adjust(proposalId, context.clock.now());
    if (transaction === null) throw new LateRefusalError(problem('balance_too_low'));
    const accountId = await stores.deskPlayers.accountOf(player_id);
    if (accountId !== null) await stores.outbox.add([{ kind: 'player', accountId, orderNos: [] }]);
    const about = { subject: `player:${player_id}`, after: { ...adjusted, proposal: proposalId, transaction }, reason };
    await recordAction(stores, context, { caller, network }, { action: 'adjust', ...about, result: 'done' });
  },
};
