import { randomUUID } from 'node:crypto';

import { ask } from '@clutchline/test-support/server/held-books';
import { sealAll } from '@clutchline/test-support/server/test-books';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, stepUp, type TwoPersons } from './open-desk-books';
import { DESK_PASSWORD, type TestOperator } from './open-test-desk';

let books: TwoPersons;
let ann: TestOperator;
let bob: TestOperator;
beforeAll(async () => {
  books = await openTwoPersons('admin');
  ({ ann, bob } = books);
});
afterAll(() => books.close());

const ids = () => ({ request_id: randomUUID(), reason: 'joins the team' });
const newOperator = (name: string, roles: readonly string[], same_person_as: string | null = null) => ({
  ...{ kind: 'operator', payload: { name, roles, same_person_as } },
});
const invite = async (by: TestOperator, proposal_id: number, more: object = {}) => {
  await stepUp(by);
  return await by.client.call('invite', { ...ids(), proposal_id, ...more });
};
const listed = async () => {
  const { data } = await ann.client.call('operators');
  return data['list'] as { operator_id: number; name: string; person_id: number; roles: string[]; sessions: number }[];
};
const named = async (name: string) => (await listed()).find((each) => each.name === name);
const query = (text: string, ...values: unknown[]) => ask(books.context.databaseUrl, text, values);

describe('operators', () => {
  it('DESK-5 DESK-6 two admins add an operator, whose token comes once and to who proposed', async () => {
    const proposed = await proposeAs(ann, newOperator('Cleo', ['trader', 'trader', 'settler']));
    expect(proposed.data['preview']).toMatchObject({ name: 'Cleo', roles: ['trader', 'settler'], roles_before: null });
    const seen = seenIn(proposed);
    expect(problemOf(await invite(ann, seen.proposal_id))).toEqual([409, 'invite-not-approved']);
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    expect(await approveAs(bob, seen)).toMatchObject({ status: 200, data: { state: 'done' } });
    expect(problemOf(await invite(bob, seen.proposal_id))).toEqual([409, 'invite-not-approved']);
    expect(await named('Cleo')).toBeUndefined();
    const { data } = await invite(ann, seen.proposal_id);
    expect(problemOf(await invite(ann, seen.proposal_id))).toEqual([409, 'invite-not-approved']);
    expect(await named('Cleo')).toMatchObject({ roles: ['trader', 'settler'], can_sign_in: false });
    const client = books.desk.client();
    const read = await client.call('readInvite', { token: data['token'] });
    const totp = URI.parse(String(read.data['totp_uri']));
    if (!(totp instanceof TOTP)) throw new Error('not an app');
    const code = totp.generate({ timestamp: books.desk.now() });
    const choice = { request_id: randomUUID(), token: data['token'], password: DESK_PASSWORD, code };
    const accepted = await client.call('acceptInvite', choice);
    expect(accepted.status).toBe(200);
    expect(await named('Cleo')).toMatchObject({ can_sign_in: true, sessions: 0 });
    expect(
      await query(
        "select action, operator_id is not null as named from operator_actions where subject like 'operator:%' and after is null",
      ),
    ).toEqual([{ action: 'invite', named: true }]);
  });

  it('DESK-5 other roles of a known operator are seen before; two accounts of one person stay one person', async () => {
    const dora = await books.desk.signedIn('dora', ['viewer']);
    const proposed = await proposeAs(ann, newOperator(' DORA ', ['trader'], null));
    expect(proposed.data['preview']).toMatchObject({ name: 'DORA', roles: ['trader'], roles_before: ['viewer'] });
    await approveAs(bob, seenIn(proposed));
    await invite(ann, seenIn(proposed).proposal_id);
    expect(await dora.client.call('me')).toMatchObject({ data: { roles: ['trader'] } });
    const second = await proposeAs(ann, newOperator('bobby', ['admin'], 'BOB'));
    await approveAs(bob, seenIn(second));
    await invite(ann, seenIn(second).proposal_id);
    expect((await named('bobby'))?.person_id).toBe((await named('bob'))?.person_id);
    expect(problemOf(await proposeAs(ann, newOperator('x', ['admin'], 'unknown')))).toEqual([404, 'unknown-operator']);
    for (const payload of [
      { name: '<b>', roles: ['admin'], same_person_as: null },
      { name: 'x', roles: [], same_person_as: null },
      { name: 'x', roles: ['root'], same_person_as: null },
    ])
      expect(problemOf(await proposeAs(ann, { kind: 'operator', payload }))).toEqual([400, 'invalid']);
  });

  it('DESK-5 an admin ends another operator with the sessions, once, and not the own person', async () => {
    const eve = await books.desk.signedIn('eve', ['settler']);
    const operator_id = (await named('eve'))?.operator_id;
    await stepUp(ann);
    const request = { ...ids(), operator_id };
    expect(await ann.client.call('endOperator', request)).toMatchObject({ status: 200 });
    expect((await eve.client.call('me')).status).toBe(401);
    expect(await named('eve')).toBeUndefined();
    expect(problemOf(await ann.client.call('endOperator', request))).toEqual([404, 'unknown-operator']);
    const own = { ...ids(), operator_id: (await named('ann'))?.operator_id };
    expect(problemOf(await ann.client.call('endOperator', own))).toEqual([404, 'unknown-operator']);
    expect((await ann.client.call('me')).status).toBe(200);
  });

  it('DESK-5 S25 the role of the desk adds and ends no operator by itself', async () => {
    const as = (text: string) => query(`set role clutchline_desk; ${text}`);
    for (const text of [
      "insert into desk_operators (person_id, name, name_key, roles, created_at) values (1, 'x', 'x', '{admin}', 1)",
      "update desk_operators set roles = '{admin}'",
      "select invite_desk_operator('x', 'x', '{admin}', null, 'x', '', 1, 2)",
      "select store_desk_invite('x', 'x', '{admin}', null, 'x', '', 1, 2)",
      "select end_desk_operator('bob', 1)",
    ])
      await expect(as(text), text).rejects.toThrow('permission denied');
    expect((await query("select invite_approved_operator(999999, 1, 'x', '', 1, 2) as id"))[0]).toEqual({ id: null });
  });
});

describe('the audit log', () => {
  it('DESK-7 says up to when the seals cover it, and names an act that was changed or removed', async () => {
    await sealAll(books.context);
    const { data } = await ann.client.call('verifyAudit');
    expect(data).toMatchObject({ faults: [], not_sealed: 0 });
    const [seal] = await query(
      "select number::integer, at::float8 as at, encode(head, 'hex') as head from ledger_seals order by number desc limit 1",
    );
    expect(data).toMatchObject({ seal: seal?.['number'], verified_up_to: seal?.['at'], head: seal?.['head'] });
    expect(Number(data['checked'])).toBeGreaterThan(10);
    await ann.client.call('endOtherSessions');
    expect((await ann.client.call('verifyAudit')).data).toMatchObject({ faults: [], not_sealed: 1 });
    const tamper = (text: string) => query(`set session_replication_role = replica; ${text}`);
    await tamper("update operator_actions set reason = 'another' where id = 3");
    expect((await ann.client.call('verifyAudit')).data).toMatchObject({ faults: ['act 3'] });
    await tamper('delete from operator_actions where id = 4');
    expect((await ann.client.call('verifyAudit')).data).toMatchObject({ faults: ['act 3', 'act 4'] });
  });
});
