import { percentile } from '@clutchline/test-support/processes/percentile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DESK_PASSWORD, openTestDesk, type TestDesk } from './open-test-desk';

/** `npm run sign-ins` has 10,000; in `npm test` none. */
const TRIES = Number(process.env['SIGN_IN_TRIES'] ?? 0);
const ADDRESSES = 100;
/** Of each kind; fewer than a name may have from all addresses together. */
const TIMED = 45;
const MOST_APART = 0.1;

let desk: TestDesk;

/** Another one for each number below a million. */
const wrongCode = (right: string, number: number): string =>
  String((Number(right) + 1 + number) % 1_000_000).padStart(6, '0');

describe.skipIf(TRIES === 0)('many tries', () => {
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());

  it('DESK-3 of many wrong codes from many addresses none signs in, and another operator does', async () => {
    const ann = await desk.add('ann', ['trader']);
    const right = ann.nextCode();
    const clients = Array.from({ length: ADDRESSES }, () => desk.client());
    const counts = new Map<number, number>();
    for (let done = 0; done < TRIES; done += ADDRESSES) {
      const answers = await Promise.all(
        clients.map((client, address) =>
          client.call('signIn', { name: 'ann', password: DESK_PASSWORD, code: wrongCode(right, done + address) }),
        ),
      );
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    console.log(`D12 ${TRIES} wrong codes: ${JSON.stringify(Object.fromEntries(counts))}`);
    expect([...counts.keys()].toSorted()).toEqual([401, 429]);
    const bob = await desk.add('bob', ['trader']);
    const body = { name: 'bob', password: DESK_PASSWORD, code: bob.nextCode() };
    expect((await desk.client().call('signIn', body)).status).toBe(200);
  });

  it('bad-input 292 an unknown name, a wrong password and a wrong code take as long', async () => {
    const cat = await desk.add('cat', ['trader']);
    const right = cat.nextCode();
    const given = [
      { name: 'unknown', password: DESK_PASSWORD, code: wrongCode(right, 0) },
      { name: 'cat', password: 'another password', code: wrongCode(right, 1) },
      { name: 'cat', password: DESK_PASSWORD, code: wrongCode(right, 2) },
    ];
    const times: number[][] = given.map(() => []);
    for (let round = 0; round < TIMED; round += 1)
      for (const [kind, body] of given.entries()) {
        const client = desk.client();
        const began = performance.now();
        expect((await client.call('signIn', body)).status).toBe(401);
        times[kind]?.push(performance.now() - began);
      }
    const medians = times.map((each) => percentile(each, 0.5));
    console.log(
      `D12 medians ms: unknown name, wrong password, wrong code ${medians.map((ms) => ms.toFixed(1)).join(', ')}`,
    );
    expect(Math.max(...medians) / Math.min(...medians) - 1).toBeLessThanOrEqual(MOST_APART);
  });
});
