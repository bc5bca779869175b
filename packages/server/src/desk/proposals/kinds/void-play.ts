import { problem } from '../../desk-outcome';
import type { ProposalKind } from '../proposal-kind';
import { showEffect } from '../show-effect';

export const VOID_PLAY: ProposalKind<'void_play'> = {
  async preview({ stakes, previews }, { play_id, void_reason }) {
    const play = await stakes.stakesOn(play_id);
    const found = await previews.voidPlay(play_id, void_reason);
    if (play === null) return problem('unknown_subject');
    if ('refusal' in found) return problem(found.refusal);
    const { gameId, market, round } = play;
    const tickets = play.tickets.map(({ currencyId, kind, isSettled, tickets: count, stakes: staked, paid }) => ({
      ...{ currency_id: currencyId, kind, is_settled: isSettled, tickets: count },
      ...{ stakes: String(staked), paid: String(paid) },
    }));
    return showEffect(found.effect, { play_id, game_id: gameId, market, round, void_reason, tickets });
  },
  carryOut: null,
};
