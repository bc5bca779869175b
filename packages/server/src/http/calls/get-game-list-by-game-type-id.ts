import { listMatches } from '../../catalogue/list-matches';
import type { CallHandler } from '../call-handler';

/** Equal requests share the encoded bytes (S-H2). */
export const getGameListByGameTypeId: CallHandler<'getGameListByGameTypeId'> = async (context, request, info) => {
  const outcome = await listMatches(context, request, info);
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: await info.answers.ofRows(outcome.data.rows, info.isGzip) };
};
