import { OFFER_MS } from '@clutchline/domain';
import { type Kysely, sql } from 'kysely';

import type { HeldBetStore, NewOffer, ReleasedPart, ReservedPart, HeldBetDecision } from './held-bet-store';
import { countHeld, dueBets, lockHeldBets } from './postgres-lock-held-bets';
import { PREPARED } from '../database/timed-pool';
import type { Schema } from '../database/tables/schema';
import { MAX_FEED_AGE_MS } from '../catalogue';
import type { LimitBooks } from '../placement/postgres';

export function createHeldBetStore(db: Kysely<Schema>, books: LimitBooks): HeldBetStore {
  return {
    due: (query) => dueBets(db, query),
    count: () => countHeld(db),
    async lock(orderNos) {
      const locked = await lockHeldBets(db, orderNos);
      if (locked === null) return null;
      const { bets, limitVersion, at } = locked;
      return { bets, limits: { book: await books.of(db, limitVersion), at } };
    },
    reserve: (parts) => reserveExposure(db, parts),
    release: (parts) => releaseExposure(db, parts),
    lockExcluded: (accountIds, now) => lockExcluded(db, accountIds, now),
    addOffers: (offers, at) => addOffers(db, offers, at),
    recordDecisions: (decisions, at) => recordDecisions(db, decisions, at),
  };
}

/** Row locks first: they wait for a break that is about to begin. */
async function lockExcluded(
  db: Kysely<Schema>,
  accountIds: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set();
  const ids = [...new Set(accountIds)];
  await sql`
    select from wallets where account_id = any(${ids}::bigint[]) order by account_id for no key update`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select a.id from unnest(${ids}::bigint[]) as a (id)
    where is_player_frozen(a.id)
      or exists (select from player_breaks b where b.account_id = a.id and b.until > ${now})
      or (operator_limits_of(a.id)->>'excluded_until')::bigint > ${now}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function addOffers(db: Kysely<Schema>, offers: readonly NewOffer[], at: number): Promise<void> {
  for (const { orderNo, accountId, currencyId, stake, odds } of offers)
    await sql`
      insert into bet_offers (order_no, account_id, currency_id, stake, odds, at, until)
      values (${orderNo}, ${accountId}, ${currencyId}, ${stake}, ${odds}::integer[], ${at}, ${at + OFFER_MS})`.execute(
      db,
    );
}

interface Added {
  readonly place: number;
  readonly is_added: boolean;
}

/** Locks in point order, like placements. */
export async function reserveExposure(
  db: Kysely<Schema>,
  parts: readonly ReservedPart[],
): Promise<ReadonlySet<string>> {
  if (parts.length === 0) return new Set();
  const { rows } = await sql<Added>`
    select n.place, case when n.cap is null
        then add_referred_exposure(n.point_id, n.currency_id, n.amount) is not null
        else add_exposure(n.point_id, n.currency_id, n.amount, n.cap) end as is_added
    from (
      select * from unnest(
        ${parts.map(({ pointId }) => pointId)}::bigint[],
        ${parts.map(({ currencyId }) => currencyId)}::integer[],
        ${parts.map(({ amount }) => amount)}::numeric[],
        ${parts.map(({ cap }) => cap)}::numeric[]
      ) with ordinality as p (point_id, currency_id, amount, cap, place)
      order by point_id, place offset 0
    ) n`.execute(db);
  const isAdded = new Map(rows.map(({ place, is_added }) => [place, is_added]));
  const added = parts.filter((_, index) => isAdded.get(index + 1) === true);
  const refused = new Set(parts.filter((part) => !added.includes(part)).map(({ orderNo }) => orderNo));
  await releaseExposure(
    db,
    added.filter(({ orderNo }) => refused.has(orderNo)),
  );
  return refused;
}

export async function releaseExposure(db: Kysely<Schema>, parts: readonly ReleasedPart[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    select release_exposure(n.point_id, n.currency_id, n.amount)
    from (
      select point_id, currency_id, sum(amount) as amount from unnest(
        ${parts.map(({ pointId }) => pointId)}::bigint[],
        ${parts.map(({ currencyId }) => currencyId)}::integer[],
        ${parts.map(({ amount }) => amount)}::numeric[]
      ) as p (point_id, currency_id, amount)
      group by point_id, currency_id order by point_id, currency_id offset 0
    ) n`.execute(db);
}

/** Legs first: prices may change only while the bet is held. */
export async function recordDecisions(
  db: Kysely<Schema>,
  decisions: readonly HeldBetDecision[],
  at: number,
): Promise<void> {
  if (decisions.length === 0) return;
  await updatePrices(db, decisions);
  const { numAffectedRows } = await sql`${PREPARED}
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
