import { CALLS } from '@clutchline/contract';

import { listCategories } from '../../catalogue/list-categories';
import type { CallHandler } from '../call-handler';

/** All clients share the encoded bytes (S-H2). */
export const getGameTypeDict: CallHandler<'getGameTypeDict'> = async (context, _request, info) => {
  const outcome = await listCategories(context);
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'ok', data: await info.answers.of(CALLS.getGameTypeDict.response, outcome.data, info.isGzip) };
};
