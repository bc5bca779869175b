import { sql, type Kysely } from 'kysely';

import type { HeldBetDecision } from './held-bet-store';
import { MAX_FEED_AGE_MS } from '../catalogue';
import type { Schema } from '../database/tables/schema';

/** Legs first: they may take a newer price only while their bet is held. */
export async function recordDecisions(
  db: Kysely<Schema>,
  decisions: readonly HeldBetDecision[],
  at: number,
): Promise<void> {
  if (decisions.length === 0) return;
  await updatePrices(db, decisions);
  const { numAffectedRows } = await sql`
    update bets b set
      receive_status = case when n.refusal is null then 0 else 2 end,
      reject_reason = n.refusal,
      odds = coalesce(n.odds, b.odds),
      settle_time = case when n.refusal is not null then ${at}::bigint end,
      payout = case when n.refusal is not null then b.stake end
    from unnest(
      ${decisions.map(({ orderNo }) => orderNo)}::text[],
      ${decisions.map((decision) => (decision.kind === 'confirm' ? decision.odds : null))}::text[],
      ${decisions.map((decision) => (decision.kind === 'reject' ? decision.refusal : null))}::text[]
    ) as n (order_no, odds, refusal)
    where b.order_no = n.order_no and b.receive_status = 1
      and (n.refusal is not null or (select feed_age_ms()) <= ${MAX_FEED_AGE_MS.inPlay})`.execute(db);
  if (numAffectedRows !== BigInt(decisions.length))
    throw new Error('The bet is already decided, or the feed is too old.');
}

async function updatePrices(db: Kysely<Schema>, decisions: readonly HeldBetDecision[]): Promise<void> {
  const prices = decisions.flatMap((decision) =>
    decision.kind === 'confirm' ? decision.prices.map((price) => ({ ...price, orderNo: decision.orderNo })) : [],
  );
  if (prices.length === 0) return;
  await sql`
    update bet_legs l set odd = n.odd, version = n.version
    from unnest(
      ${prices.map(({ orderNo }) => orderNo)}::text[],
      ${prices.map(({ position }) => position)}::smallint[],
      ${prices.map(({ odd }) => odd)}::integer[],
      ${prices.map(({ version }) => version)}::bigint[]
    ) as n (order_no, position, odd, version)
    where l.order_no = n.order_no and l.position = n.position`.execute(db);
}
