import { playerEvents } from '../../bus';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';
import type { OfferContext } from '../context';
import type { EndedOffer } from './offer-store';

type Needs = Pick<OfferContext, 'stores' | 'inTransaction' | 'clock'>;

const BATCH = 200;

async function endOffer(
  { inTransaction, clock }: Needs,
  offer: EndedOffer,
  state: 'declined' | 'ended',
): Promise<void> {
  await inTransaction(async ({ offers, outbox }) => {
    if (await offers.end(offer.orderNo, state, clock.now())) await outbox.add(playerEvents([offer]));
  });
}

/** Those whose time is over, or whose market has changed (DESK-12). */
export async function endDueOffers(context: Needs): Promise<void> {
  const due = await context.stores.offers.due(context.clock.now(), BATCH);
  for (const offer of due) await endOffer(context, offer, 'ended');
}

/** By the player (DESK-12). */
export async function declineOffer(
  context: Needs,
  { order_no: orderNo }: CallRequest<'declineOffer'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'declineOffer'>>> {
  const { accountId } = callerOf(info);
  if ((await context.stores.offers.find(accountId, orderNo)) === null) return { kind: 'refused', refusal: 'no_order' };
  await endOffer(context, { orderNo, accountId }, 'declined');
  return { kind: 'ok', data: { order_no: orderNo } };
}
