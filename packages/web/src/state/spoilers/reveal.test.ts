import { buildBet, buildBetLeg, buildFinished, buildMatch } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { hidesOutcome } from '../history/history-row';
import { followSpoilers, reveal } from './reveal';
import { isHidden } from './spoiler-store';

const match = buildFinished({ game_id: 7 });

function start(area = new FakeStorageArea()) {
  const test = createTestApp({ area });
  const stop = followSpoilers(test.app);
  const hides = (of = match): boolean => isHidden(test.app.spoilers.getState(), of);
  return { ...test, stop, hides };
}

describe('spoiler-free mode', () => {
  it('SPOIL-1 is off, hides every match, or those of followed teams, and is retained', () => {
    const area = new FakeStorageArea();
    expect(start(area).hides()).toBe(false);
    area.put('spoilers', 'all');
    expect(start(area).hides()).toBe(true);
    area.put('spoilers', 'followed');
    expect(start(area).hides()).toBe(false);
    area.put('followedTeams', [match.team_id_2]);
    expect(start(area).hides()).toBe(true);
  });

  it('SPOIL-1 a revealed match stays revealed after a reload, others stay hidden', () => {
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    reveal(start(area).app, [7]);
    const { hides } = start(area);
    expect([hides(), hides(buildFinished({ game_id: 8 }))]).toEqual([false, true]);
  });

  it('SPOIL-1 a revealed map reveals neither its match nor another map', () => {
    const { app, hides } = start();
    app.spoilers.setState({ mode: 'all' });
    reveal(app, ['7.1']);
    expect(hides()).toBe(true);
    expect([...app.spoilers.getState().revealed]).toEqual(['7.1']);
  });

  it('bad-input 201 of 10,000 revealed matches the newest 2,000 remain; what is damaged or unknown hides nothing else', () => {
    const area = new FakeStorageArea();
    const keys = Array.from({ length: 10_000 }, (_, index) => `${index + 1}`);
    area.put('revealed', [...keys, 'x', '', -1, null, '7.99', '9999999999999999999', { id: 1 }]);
    const { app } = start(area);
    const { revealed } = app.spoilers.getState();
    expect(revealed.size).toBe(2_000);
    expect([revealed.has('10000'), revealed.has('8001'), revealed.has('8000'), revealed.has('x')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    reveal(app, [123_456]);
    expect(app.spoilers.getState().revealed.size).toBe(2_000);
    for (const damaged of ['x', { 0: 7 }, 7]) {
      area.put('revealed', damaged);
      expect(start(area).app.spoilers.getState().revealed.size).toBe(0);
    }
  });

  it('bad-input 201 two tabs that differ: what is revealed in one of them is revealed in both', () => {
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    const [one, two] = [start(area), start(area)];
    reveal(one.app, [7]);
    two.tabs.changed('revealed');
    expect(two.hides()).toBe(false);
    reveal(two.app, [8]);
    reveal(one.app, [9]);
    one.tabs.changed('revealed');
    const keys = (app: typeof one.app) => [...app.spoilers.getState().revealed].sort();
    expect(keys(one.app)).toEqual(['7', '8', '9']);
    expect(JSON.parse(area.values.get('test:revealed') ?? '').d).toEqual(['7', '8', '9']);
    one.tabs.changed('spoilers');
    area.put('spoilers', 'never');
    one.tabs.changed('spoilers');
    expect(one.app.spoilers.getState().mode).toBe('all');
    area.removeItem('test:spoilers');
    one.tabs.changed('spoilers');
    expect(one.hides(buildFinished({ game_id: 99 }))).toBe(false);
    one.stop();
  });

  it('SPOIL-4 a settled bet with a hidden match does not tell its outcome, an open one and one without it do', () => {
    const { app } = start();
    app.spoilers.setState({ mode: 'all' });
    const legs = [buildBetLeg({ match: buildMatch({ game_id: 7 }) })];
    expect(hidesOutcome(app, buildBet({ legs, revision: 1 }))).toBe(true);
    expect(hidesOutcome(app, buildBet({ legs, revision: 0 }))).toBe(false);
    reveal(app, [7]);
    expect(hidesOutcome(app, buildBet({ legs, revision: 1 }))).toBe(false);
  });
});
