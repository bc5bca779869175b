import { MOST_PRICE_STEPS } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';

import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import { SECOND } from '../platform/time/durations';
import { analyseMatch } from './analyse-match';
import type { PriceStep } from './analysis-store';
import type { Context } from './context';

type Reading = Pick<Context, 'stores' | 'clock'>;
type Answer = CallResponse<'getAnalysis'>;

/** Real time. A corrected result is shown at most this much later. */
const MAX_AGE = SECOND;
const MOST_SHARED = 500;

interface Shared {
  readonly readAt: number;
  readonly answer: Promise<Answer>;
}

/** By match, oldest first. */
const sharedAnswers = new WeakMap<object, Map<number, Shared>>();

/** Callers who hide nothing share an answer of at most {@link MAX_AGE}. */
export async function readAnalysis(
  context: Reading,
  { game_id, hidden }: CallRequest<'getAnalysis'>,
): Promise<Outcome<Answer>> {
  const read = async (): Promise<Answer> => ({ analysis: await analyseMatch(context, game_id, hidden) });
  return { kind: 'ok', data: await (hidden.length > 0 ? read() : shareAnswer(context.stores, game_id, read)) };
}

function shareAnswer(owner: object, gameId: number, read: () => Promise<Answer>): Promise<Answer> {
  const answers = sharedAnswers.get(owner) ?? new Map<number, Shared>();
  sharedAnswers.set(owner, answers);
  const known = answers.get(gameId);
  if (known !== undefined && performance.now() - known.readAt < MAX_AGE) return known.answer;
  const answer = read();
  answers.delete(gameId);
  answers.set(gameId, { readAt: performance.now(), answer });
  const [oldest] = answers.keys();
  if (answers.size > MOST_SHARED && oldest !== undefined) answers.delete(oldest);
  answer.catch(() => answers.delete(gameId));
  return answer;
}

/** STATS-10 */
export async function readPriceSteps(
  { stores }: Pick<Context, 'stores'>,
  { play_info_id }: CallRequest<'getPriceSteps'>,
): Promise<Outcome<CallResponse<'getPriceSteps'>>> {
  const steps = await stores.analysis.priceSteps(play_info_id);
  const points = [...new Set(steps.map(({ pointId }) => pointId))].map((point_id) => ({
    point_id,
    steps: thinOut(steps.filter(({ pointId }) => pointId === point_id)).map(({ at, odd }) => ({
      at,
      odd: formatOdd(odd),
    })),
  }));
  return { kind: 'ok', data: { points } };
}

/** Evenly; the first and the last step remain. */
function thinOut(steps: readonly PriceStep[]): readonly PriceStep[] {
  if (steps.length <= MOST_PRICE_STEPS) return steps;
  const stride = (steps.length - 1) / (MOST_PRICE_STEPS - 1);
  return Array.from({ length: MOST_PRICE_STEPS }, (_, index) => steps[Math.round(index * stride)]).filter(
    (step) => step !== undefined,
  );
}
