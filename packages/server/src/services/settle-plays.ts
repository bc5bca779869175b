import { PLAY_STATUS } from '@clutchline/contract';
import { decidePlay, voidPlay, type DecidedPoint } from '@clutchline/domain';

import type { Context } from '../context';
import type { MatchToSettle, PlayDecision, UndecidedPlay } from '../ports/settlement-store';
import { playStatusChange } from './changes-by-match';
import { settleBets } from './settle-bets';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'publisher' | 'clock' | 'log'>;

export interface SettledCounts {
  readonly plays: number;
  readonly bets: number;
}

/** Decides every play whose facts are there and settles the bets on them, each exactly once (BET-9). */
export async function settlePlays(context: Needs): Promise<SettledCounts> {
  const gameIds = await context.stores.settlements.matchesToSettle();
  let plays = 0;
  for (const gameId of gameIds) plays += await settleMatch(context, gameId);
  const bets = plays === 0 ? 0 : await settleBets(context, gameIds);
  return { plays, bets };
}

async function settleMatch({ inTransaction, publisher, clock }: Needs, gameId: number): Promise<number> {
  const decided = await inTransaction(async ({ settlements }) => {
    const match = await settlements.lockMatch(gameId);
    if (match === null) return [];
    const decisions = match.plays.flatMap((play) => decide(match, play));
    await settlements.decide(decisions, clock.now());
    return decisions;
  });
  publisher.publishMatch(
    gameId,
    decided.map((decision) => playStatusChange({ gameId, ...decision })),
  );
  return decided.length;
}

interface DecidedPlay extends PlayDecision {
  readonly inList: boolean;
}

/** A play that the facts decide, or that ends with a match that is void; none where it still has to wait. */
function decide(match: MatchToSettle, play: UndecidedPlay): DecidedPlay[] {
  const facts = { map: match.maps.get(play.round) ?? null, match: match.facts };
  const points =
    decidePlay({ ...play, team_id_1: match.teamId1, team_id_2: match.teamId2 }, facts) ??
    (match.voidReason === null ? null : voidPlay(play, match.voidReason));
  if (points === null) return [];
  const isVoid = points.every(({ outcome }) => outcome === 'void');
  const status = isVoid ? PLAY_STATUS.cancelled : PLAY_STATUS.settled;
  return [{ playId: play.playId, inList: play.inList, status, points: points.map(toDecision) }];
}

function toDecision({ point_id, outcome, void_reason, result, rule }: DecidedPoint) {
  return { pointId: point_id, outcome, voidReason: void_reason, result, rule };
}
