import { describe, expect, it } from 'vitest';

import type { Outcome } from '../../platform/calls';
import { CALL_RATES, RateLimiter } from './call-rates';
import { SignInGuard } from './sign-in-guard';

const RIGHT: Outcome<string> = { kind: 'ok', data: 'token' };
const WRONG: Outcome<string> = { kind: 'refused', refusal: 'wrong_credentials' };
const strangers = (): Promise<boolean> => Promise.resolve(false);

function guardOf() {
  const guard = new SignInGuard(new RateLimiter(CALL_RATES), 2);
  let verified = 0;
  const attempt = async (name: string, client: string, outcome: Outcome<string>, isKnown = false) => {
    const isFromKnownNetwork = () => Promise.resolve(isKnown);
    try {
      return (
        await guard.run({ name, client, isFromKnownNetwork }, () => {
          verified += 1;
          return Promise.resolve(outcome);
        })
      ).kind;
    } catch {
      return 'slowed';
    }
  };
  return { guard, attempt, verified: () => verified };
}

describe('SignInGuard', () => {
  it('S-M4 slows five wrong passwords for a name from one address, and not other names or addresses', async () => {
    const { attempt } = guardOf();
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await attempt('ada', '198.51.100.1', WRONG));
    expect(answers).toEqual([...Array<string>(5).fill('refused'), ...Array<string>(3).fill('slowed')]);
    expect(await attempt('bob', '198.51.100.1', RIGHT)).toBe('ok');
    expect(await attempt('ada', '198.51.100.2', RIGHT)).toBe('ok');
  });

  it('S-M4 of 300 wrong passwords for one name from 300 addresses 20 are verified; its player still signs in from a known network', async () => {
    const { attempt, verified } = guardOf();
    for (let n = 0; n < 300; n += 1) await attempt('ada', `198.51.${n >> 8}.${n & 255}`, WRONG);
    expect(verified()).toBe(20);
    expect(await attempt('ada', '203.0.113.9', RIGHT)).toBe('slowed');
    expect(await attempt('ada', '203.0.113.9', RIGHT, true)).toBe('ok');
    const fromKnown = [];
    for (let n = 0; n < 7; n += 1) fromKnown.push(await attempt('ada', '203.0.113.9', WRONG, true));
    expect(fromKnown.slice(4)).toEqual(['refused', 'slowed', 'slowed']);
  });

  it('S-M4 right passwords count against nothing, however many', async () => {
    const { attempt } = guardOf();
    for (let n = 0; n < 100; n += 1) expect(await attempt('ada', '203.0.113.9', RIGHT)).toBe('ok');
  });

  it('S-M4 two passwords are verified at a time; of those beyond the queue each is refused at once, and errors free the place', async () => {
    const { guard, attempt } = guardOf();
    let [inside, most, refused] = [0, 0, 0];
    const ends: (() => void)[] = [];
    const verify = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise<void>((resolve) => ends.push(resolve));
      inside -= 1;
      if (ends.length % 2 === 0) throw new Error('the database is away');
      return RIGHT;
    };
    const works = Array.from({ length: 100 }, (_, n) =>
      guard
        .run({ name: `player ${n}`, client: `198.51.100.${n % 50}`, isFromKnownNetwork: strangers }, verify)
        .catch((cause: unknown) => (refused += String(cause).includes('too_many_requests') ? 1 : 0)),
    );
    await new Promise(setImmediate);
    expect([inside, refused]).toEqual([2, 100 - 2 - 32]);
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
    await Promise.all(works);
    expect([inside, most]).toEqual([0, 2]);
    expect(await attempt('ada', '203.0.113.9', RIGHT)).toBe('ok');
  });
});
