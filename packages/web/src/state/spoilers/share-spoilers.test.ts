import { CALLS } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, ok, refused, TOKEN, type FakeServer } from '../../../testing/test-app';
import { signOut } from '../session/sign-in';
import { followSpoilers, reveal } from './reveal';
import { shareSpoilers } from './share-spoilers';

interface Account {
  mode: 'off' | 'followed' | 'all' | null;
  keys: string[];
}

/** A device of an account; `answers` replaces the answers of the server. */
function start(account: Account, stored: Readonly<Record<string, unknown>> = {}, answers?: () => unknown) {
  const area = new FakeStorageArea();
  for (const [name, value] of Object.entries(stored)) area.put(name, value);
  const server: FakeServer = {
    setRevealed: (body) => {
      const { keys, mode } = z.parse(CALLS.setRevealed.body, body);
      account.keys = [...new Set([...account.keys, ...keys])];
      account.mode = mode ?? account.mode;
      return ok({ mode: account.mode, keys: account.keys });
    },
  };
  const test = createTestApp({ area, token: TOKEN, server: answers === undefined ? server : { setRevealed: answers } });
  followSpoilers(test.app);
  const revealed = (): unknown[] => [...test.app.spoilers.getState().revealed];
  return { ...test, area, revealed, mode: () => test.app.spoilers.getState().mode };
}

describe('revealed results of several devices', () => {
  it('SPOIL-1 bad-input 201 at sign-in both have the union, and what one reveals later the other has at its next start', async () => {
    const account: Account = { mode: null, keys: ['1', '2.1'] };
    const { app, revealed } = start(account, { revealed: ['2', '1'] });
    await shareSpoilers(app);
    expect(new Set(revealed())).toEqual(new Set(['1', '2', '2.1']));
    expect(new Set(account.keys)).toEqual(new Set(['1', '2', '2.1']));
    reveal(app, [7, '8.3']);
    await expect.poll(() => account.keys).toContain('8.3');
    const other = start(account);
    await shareSpoilers(other.app);
    expect(new Set(other.revealed())).toEqual(new Set(['1', '2', '2.1', '7', '8.3']));
  });

  it('SPOIL-1 only what the account lacks is sent, and nothing without a change', async () => {
    const account: Account = { mode: null, keys: [] };
    const { app, callsOf } = start(account, { revealed: ['1'] });
    await shareSpoilers(app);
    reveal(app, [2]);
    await expect.poll(() => account.keys).toEqual(['1', '2']);
    reveal(app, [2]);
    app.spoilers.setState({ followed: new Set([4]) });
    await Promise.resolve();
    expect(callsOf('setRevealed').map(({ body }) => body['keys'])).toEqual([['1'], ['2']]);
  });

  it('SPOIL-1 a device that hides nothing takes over the mode; one that hides more keeps its own', async () => {
    const account: Account = { mode: 'all', keys: [] };
    const open = start(account);
    await shareSpoilers(open.app);
    expect([open.mode(), open.area.values.get('test:spoilers')?.includes('all')]).toEqual(['all', true]);
    const strict = start({ mode: 'off', keys: [] }, { spoilers: 'all' });
    await shareSpoilers(strict.app);
    expect(strict.mode()).toBe('all');
    open.app.spoilers.setState({ mode: 'followed' });
    await expect.poll(() => account.mode).toBe('followed');
  });

  it.each([
    ['refuses', () => refused('too_many_requests')],
    ['cannot be reached', () => undefined],
  ])('SPOIL-1 if the server %s, the device keeps what it has', async (_, answer) => {
    const { app, revealed } = start({ mode: null, keys: [] }, { revealed: ['1'] }, answer);
    await shareSpoilers(app);
    reveal(app, [2]);
    expect(revealed()).toEqual(['1', '2']);
  });

  it('SPOIL-1 after sign-out nothing is sent', async () => {
    const account: Account = { mode: null, keys: [] };
    const { app, callsOf } = start(account);
    await shareSpoilers(app);
    signOut(app);
    reveal(app, [9]);
    await Promise.resolve();
    expect([callsOf('setRevealed').length, account.keys]).toEqual([1, []]);
  });
});
