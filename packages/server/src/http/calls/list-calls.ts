import { CALLS } from '@clutchline/contract';
import { listCategories, listMatches } from '../../catalogue';
import type { CallHandler } from './call-handler';

/** Equal requests share the encoded bytes (S-H2). */
export const getGameListByGameTypeId: CallHandler<'getGameListByGameTypeId'> = async (context, request, info) => {
  const outcome = await listMatches(context, request, info);
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: await info.answers.ofRows(outcome.data.rows, info.isGzip) };
};

/** All clients share the encoded bytes (S-H2). */
export const getGameTypeDict: CallHandler<'getGameTypeDict'> = async (context, _request, info) => {
  const outcome = await listCategories(context);
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: await info.answers.of(CALLS.getGameTypeDict.response, outcome.data, info.isGzip) };
};
