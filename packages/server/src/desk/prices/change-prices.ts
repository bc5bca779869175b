import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';
import { formatOdd } from '@clutchline/domain';

import type { DeskCaller } from '../access/find-session';
import { onceDone } from '../audit/once-done';
import { recordAction, RepeatedRequestError, type ActionOrigin } from '../audit/record-action';
import type { DeskContext, DeskStores } from '../context';
import { ok, problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import { type HouseBias, type HousePlay, publishPrices, repriceHeld } from '../../house-prices';
import { describePrices, thousandthsOf } from './describe-prices';
import { meantPrice, staleOrClosed } from './wanted-price';

export interface NewRule {
  readonly bias: HouseBias | null;
  readonly margin: number | null;
}

interface PriceAct {
  readonly action: 'setPrice' | 'clearPrice' | 'setMargin' | 'wide_price';
  readonly reason: string;
  /** Null: the request is that of an approval. */
  readonly requestId: string | null;
}

type PricedPlay = DeskAnswer<'setPrice'>;

const ruleOf = ({ version, margin, bias }: PricedPlay) => ({ version, margin, bias });

/** Rule, prices, their publication and the row of the act in the caller's transaction, which holds the play (DESK-7, DESK-9). */
export async function storeRule(
  context: Pick<DeskContext, 'wallClock'>,
  stores: DeskStores,
  origin: ActionOrigin & { readonly caller: DeskCaller },
  { play, rule, act }: { readonly play: HousePlay; readonly rule: NewRule; readonly act: PriceAct },
): Promise<PricedPlay> {
  const { playId, version } = play;
  const { operatorId } = origin.caller.operator;
  await stores.housePrices.store({ playId, version, ...rule, by: { operatorId } });
  const changed = await repriceHeld(stores.housePrices, await stores.housePrices.hold([playId]));
  await publishPrices(stores, changed);
  const [priced] = await stores.housePrices.hold([playId]);
  if (priced === undefined) throw new Error('the priced play is missing');
  const answer = describePrices(priced);
  const { action, reason, requestId } = act;
  const about = { subject: `play:${playId}`, before: ruleOf(describePrices(play)), after: ruleOf(answer) };
  const given = { action, ...about, reason, requestId, result: 'done' };
  if (!(await recordAction(stores, context, origin, given))) throw new RepeatedRequestError();
  return answer;
}

interface Given<Body> {
  readonly body: Body;
  readonly network: string | null;
}

type Save = Given<DeskBody<'clearPrice'>> & {
  readonly action: 'setPrice' | 'clearPrice' | 'setMargin';
  readonly ruleFor: (play: HousePlay) => NewRule | DeskRefusal;
};

async function save(
  context: DeskContext,
  caller: DeskCaller,
  { action, body, network, ruleFor }: Save,
): Promise<DeskOutcome<PricedPlay>> {
  const { play_id, version, request_id: requestId } = body;
  const reason = body.reason.trim();
  const outcome = await onceDone(context, async (stores) => {
    const [play] = await stores.housePrices.hold([play_id]);
    const refusal = staleOrClosed(play, version, action === 'clearPrice');
    if (play === undefined || refusal !== null) return refusal ?? problem('unknown_subject');
    const rule = ruleFor(play);
    if ('problem' in rule) return rule;
    return ok(
      await storeRule(context, stores, { caller, network }, { play, rule, act: { action, reason, requestId } }),
    );
  });
  if (outcome.kind === 'problem') {
    const about = { subject: `play:${play_id}`, reason, result: outcome.problem };
    await recordAction(context.stores, context, { caller, network }, { action, ...about });
  }
  return outcome;
}

export const setPrice = (context: DeskContext, caller: DeskCaller, given: Given<DeskBody<'setPrice'>>) =>
  save(context, caller, {
    ...given,
    action: 'setPrice',
    ruleFor(play) {
      const meant = meantPrice(play, given.body);
      if ('problem' in meant) return meant;
      const { bias, wanted, needsTwoPersons } = meant;
      if (!needsTwoPersons) return { bias, margin: play.margin };
      return problem('two_persons', { bias: thousandthsOf(bias?.logOdds ?? 0), odd: formatOdd(wanted) });
    },
  });

export const clearPrice = (context: DeskContext, caller: DeskCaller, given: Given<DeskBody<'clearPrice'>>) =>
  save(context, caller, {
    ...given,
    action: 'clearPrice',
    ruleFor: ({ margin }) => ({ bias: null, margin }),
  });

export const setMargin = (context: DeskContext, caller: DeskCaller, given: Given<DeskBody<'setMargin'>>) =>
  save(context, caller, {
    ...given,
    action: 'setMargin',
    ruleFor({ bias }) {
      const { margin } = given.body;
      return margin !== null && margin < 0 ? problem('book_below_one') : { bias, margin };
    },
  });
