import { toLocalizedFields } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';
import type { ResultFacts } from '../platform/records';
import type { ResultPlay, ResultPoint, ResultRevision } from './content-store';
import type { Context } from './context';
import { finishedRow } from './match-rows';

const DEFAULT_CURRENCY = 1;

type Found = NonNullable<CallResponse<'getMatchResult'>['result']>;

/** RESULT-2 */
export async function readMatchResult(
  { stores }: Pick<Context, 'stores'>,
  { game_id }: CallRequest<'getMatchResult'>,
  { caller }: CallInfo,
): Promise<Outcome<CallResponse<'getMatchResult'>>> {
  const { content } = stores;
  const [match] = await content.finished([game_id]);
  const stored = match === undefined ? null : await content.maps(game_id);
  if (match === undefined || stored === null) return { kind: 'ok', data: { result: null } };
  const plays = match.isHistory ? [] : await content.resultPlays(game_id, caller?.currencyId ?? DEFAULT_CURRENCY);
  const revisions = match.corrections === 0 ? [] : await content.revisions(game_id);
  const { source, maps } = stored;
  return {
    kind: 'ok',
    data: {
      result: {
        match: finishedRow(match),
        source,
        maps: [...maps],
        plays: plays.map(playRow),
        revisions: revisions.map(revisionRow),
      },
    },
  };
}

function playRow({ playId, play, status, names, points }: ResultPlay): Found['plays'][number] {
  return {
    play_info_id: playId,
    ...play,
    status,
    ...(names !== null && toLocalizedFields('name', names)),
    points: points.map(pointRow),
  };
}

function pointRow(point: ResultPoint): Found['plays'][number]['points'][number] {
  return {
    point_id: point.pointId,
    pick: point.pick,
    line: point.line,
    odd: point.odd === null ? null : formatOdd(point.odd),
    closing_odds: point.closingOdds === null ? null : formatOdd(BigInt(point.closingOdds)),
    outcome: point.outcome,
    void_reason: point.voidReason,
    dead_heat: point.deadHeat,
    result: point.result,
    rule: point.rule,
    source: point.source,
    reason: point.reason,
  };
}

function revisionRow({ round, revision, factsBefore, facts, reason, at }: ResultRevision): Found['revisions'][number] {
  const before = factsBefore === null ? null : changeOf(factsBefore);
  return { round, revision, before, after: changeOf(facts), reason, at };
}

function changeOf(facts: ResultFacts): Found['revisions'][number]['after'] {
  if ('winners' in facts) return { winner: facts.winners[0] ?? null, score_1: null, score_2: null };
  const { winner, score_1, score_2 } = facts;
  return { winner, score_1, score_2 };
}
