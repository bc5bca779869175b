import { describe, expect, it } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, ok, refused, TOKEN, type TestAppOptions } from '../../../testing/test-app';
import { followSpoilers } from '../spoilers/reveal';
import { signOut } from '../session/sign-in';
import { startAccount } from '../sources/start-account';
import { followedIds, forgetAccountTeams, mergeFollowed, setFollowed } from './follow-teams';

const IDS = Array.from({ length: 10_000 }, (_, index) => index + 1);

function start(stored: unknown, options: TestAppOptions = {}) {
  const area = options.area ?? new FakeStorageArea();
  if (stored !== null) area.put('followedTeams', stored);
  const test = createTestApp({ area, ...options });
  test.app.spoilers.setState({ followed: new Set() });
  followSpoilers(test.app);
  return test;
}

const storedIn = (area: FakeStorageArea, name: string): unknown => {
  const text = area.values.get(`test:${name}`);
  return text === undefined ? null : JSON.parse(text).d;
};

describe('followed teams', () => {
  it('FOLLOW-1 signed out they are stored on the device', async () => {
    const { app, area, calls } = start(null);
    expect(await setFollowed(app, 41, true)).toBe('done');
    await setFollowed(app, 41, true);
    await setFollowed(app, 7, true);
    await setFollowed(app, 41, false);
    expect(followedIds(app)).toEqual([7]);
    expect(storedIn(area, 'followedTeams')).toEqual([7]);
    expect(calls).toEqual([]);
  });

  it('FOLLOW-1 bad-input 174 the 201st is not followed', async () => {
    const { app } = start(IDS.slice(0, 200));
    expect(await setFollowed(app, 999, true)).toBe('full');
    expect(await setFollowed(app, 5, true)).toBe('done');
    expect(followedIds(app)).toHaveLength(200);
  });

  it('FOLLOW-1 signed in the account follows them; a refusal takes it back', async () => {
    let answer: unknown = ok({ team_ids: [3, 41] });
    const { app, area, callsOf } = start(null, { token: TOKEN, server: { followTeam: () => answer } });
    expect(await setFollowed(app, 41, true)).toBe('done');
    expect(callsOf('followTeam')[0]?.body).toMatchObject({
      changes: [{ team_id: 41, is_followed: 1 }],
      skips_unknown: 0,
    });
    expect(followedIds(app)).toEqual([3, 41]);
    expect(storedIn(area, 'accountTeams')).toEqual([3, 41]);
    answer = refused('no_such');
    expect(await setFollowed(app, 8, true)).toBe('failed');
    expect(followedIds(app)).toEqual([3, 41]);
  });

  it('FOLLOW-1 at sign-in those of the device are handed over, and after sign-out those of the account are not shown', async () => {
    const { app, area, callsOf } = start([7], { token: TOKEN, server: { followTeam: () => ok({ team_ids: [3, 7] }) } });
    const stop = startAccount(app);
    await expect.poll(() => followedIds(app)).toEqual([3, 7]);
    expect(callsOf('followTeam')[0]?.body).toMatchObject({
      changes: [{ team_id: 7, is_followed: 1 }],
      skips_unknown: 1,
    });
    expect(storedIn(area, 'followedTeams')).toBeNull();
    signOut(app);
    await expect.poll(() => followedIds(app)).toEqual([]);
    expect(storedIn(area, 'accountTeams')).toBeNull();
    stop();
  });

  it('FOLLOW-1 a failed merge keeps those of the device', async () => {
    const { app, area } = start([7], { token: TOKEN });
    await mergeFollowed(app);
    expect(storedIn(area, 'followedTeams')).toEqual([7]);
    expect(app.env.location.read().path).toBe('/match/list');
  });

  it('SPOIL-1 FOLLOW-1 a reload shows the teams of the account before the server answers', () => {
    const area = new FakeStorageArea();
    area.put('accountTeams', [41]);
    const { app } = start(null, { area, token: TOKEN });
    expect(app.spoilers.getState().followed?.has(41)).toBe(true);
    forgetAccountTeams(app);
    expect(app.spoilers.getState().followed?.size).toBe(0);
  });

  it('FOLLOW-1 a change in another tab is shown', () => {
    const { app, area, tabs } = start([7]);
    area.put('followedTeams', [7, 8]);
    tabs.changed('followedTeams');
    expect(followedIds(app)).toEqual([7, 8]);
  });

  it.each([
    ['10,000 ids', IDS, 200],
    ['other values', ['x', -1, 1.5, null, { id: 1 }, 41, 41, 2 ** 53], 1],
    ['no list', { 0: 7 }, 0],
    ['a number', 7, 0],
  ])(
    'bad-input 175: a stored list of %s is read as far as it is valid, and at most 200 are merged',
    async (_, stored, count) => {
      const { app, callsOf } = start(stored, { token: TOKEN, server: { followTeam: () => ok({ team_ids: [] }) } });
      await mergeFollowed(app);
      expect(callsOf('followTeam')[0]?.body['changes']).toHaveLength(count);
    },
  );
});
