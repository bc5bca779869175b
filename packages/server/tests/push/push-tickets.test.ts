import { expect, it } from 'vitest';
import pg from 'pg';
import { understood } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';

import { issuePushTicket, TICKET_LIFETIME_MS, redeemPushTicket } from '../../src/players/sessions/push-tickets';

async function openWithHolder() {
  const context = await openTestContext();
  const { accountId } = (await context.player('1')).caller;
  const holder = { accountId, tokenHash: 'hash' };
  await context.stores.sessions.create({ ...holder, createdAt: NOW, expiresAt: NOW + 3_600_000 });
  return { context, holder };
}

it('PUSH-5 a ticket opens once, within 30 s, at whichever process', async () => {
  const { context, holder } = await openWithHolder();
  const other = secondProcess(context);
  const issue = async () => understood(await issuePushTicket(context, holder)).ticket;
  const [first, second, late] = [await issue(), await issue(), await issue()];
  expect(new Set([first, second, late]).size).toBe(3);
  const tries = [context, other, context, other].map((process) => redeemPushTicket(process, first));
  const redeemed = await Promise.all(tries);
  expect(redeemed.filter((found) => found !== null)).toEqual([holder]);
  expect(await redeemPushTicket(context, 'x'.repeat(32))).toBeNull();
  context.setNow(NOW + TICKET_LIFETIME_MS - 1);
  expect(await redeemPushTicket(other, second)).toEqual(holder);
  context.setNow(NOW + TICKET_LIFETIME_MS);
  expect(await redeemPushTicket(other, late)).toBeNull();
  await other.close();
  await context.close();
});

it('S-L5 a ticket opens nothing once its session is signed out, replaced or expired', async () => {
  const { context, holder } = await openWithHolder();
  const issue = async () => understood(await issuePushTicket(context, holder)).ticket;
  const tickets = [await issue(), await issue()];
  expect(await redeemPushTicket(context, tickets[0] ?? '')).toEqual(holder);
  await context.stores.sessions.end(holder.tokenHash, NOW, 'signed_out');
  expect(await redeemPushTicket(context, tickets[1] ?? '')).toBeNull();
  const { accountId } = holder;
  const short = { accountId, tokenHash: 'short' };
  await context.stores.sessions.create({ ...short, createdAt: NOW, expiresAt: NOW + 1_000 });
  const { ticket } = understood(await issuePushTicket(context, short));
  context.setNow(NOW + 1_000);
  expect(await redeemPushTicket(context, ticket)).toBeNull();
  await context.close();
});

it('unused tickets do not accumulate', async () => {
  const { context, holder } = await openWithHolder();
  for (let count = 0; count < 30; count += 1) await issuePushTicket(context, holder);
  context.setNow(NOW + TICKET_LIFETIME_MS);
  for (let count = 0; count < 2; count += 1) await issuePushTicket(context, holder);
  const owner = new pg.Client({ connectionString: context.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query('select count(*)::int as count from push_tickets');
  await owner.end();
  await context.close();
  expect(rows).toEqual([{ count: 2 }]);
});
