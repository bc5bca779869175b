import { describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp } from '../../../testing/test-app';
import { setAccept } from '../slip/slip-actions';
import { followPreferences } from './follow-preferences';

const CHOSEN = {
  avatarId: 7,
  oddsFormat: 'american',
  timeZone: 'Asia/Tokyo',
  sound: 'on',
  skin: 'contrast',
  accept: 'none',
  fastStake: '25.00',
} as const;

function start(area = new FakeStorageArea()) {
  const test = createTestApp({ area });
  const stop = followPreferences(test.app);
  const shown = () => {
    const { avatarId, oddsFormat, oddText, timeZone, sound } = test.app.preferences.getState();
    const { accept, fastStake } = test.app.slip.getState();
    return {
      avatarId,
      oddsFormat,
      odd: oddText('2.500'),
      timeZone,
      sound,
      skin: test.app.settings.getState().theme,
      accept,
      fastStake,
    };
  };
  const storeElsewhere = (values: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(values)) {
      area.put(name, value);
      test.tabs.changed(name);
    }
  };
  return { ...test, stop, shown, storeElsewhere };
}

describe('followPreferences', () => {
  it('USER-5 bad-input 95: shows what another tab chose, and writes nothing', () => {
    const { area, shown, storeElsewhere, app } = start();
    app.preferences.setState({ asksForSound: true });
    const written = [vi.spyOn(area, 'setItem'), vi.spyOn(area, 'removeItem')];
    storeElsewhere(CHOSEN);
    expect(shown()).toEqual({ ...CHOSEN, odd: '+150' });
    expect(app.preferences.getState().asksForSound).toBe(false);
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
  });

  it('bad-input 95: a language chosen there is shown here, an invalid one is not', () => {
    const { app, storeElsewhere } = start();
    for (const lang of [4, 99]) {
      storeElsewhere({ lang });
      expect(app.language.getState().langId).toBe(4);
    }
  });

  it('USER-5 catches up with what was chosen while its code came', () => {
    const area = new FakeStorageArea();
    const { app } = createTestApp({ area });
    area.put('oddsFormat', 'american');
    followPreferences(app);
    expect(app.preferences.getState().oddText('2.500')).toBe('+150');
  });

  it('USER-5 a removed preference is as at the start; the theme stays', () => {
    const { area, tabs, shown, storeElsewhere } = start();
    const before = shown();
    storeElsewhere(CHOSEN);
    for (const name of Object.keys(CHOSEN)) {
      area.values.delete(`test:${name}`);
      tabs.changed(name);
    }
    expect(shown()).toEqual({ ...before, skin: 'contrast' });
  });

  it.each([
    ['avatarId', 99],
    ['oddsFormat', 'roman'],
    ['timeZone', 'Mars/Olympus'],
    ['sound', 'loud'],
    ['skin', 'pink'],
    ['accept', 'everything'],
    ['fastStake', '-5'],
  ])('bad-input 95: a %s of %j from another tab changes nothing', (name, value) => {
    const { shown, storeElsewhere } = start();
    storeElsewhere(CHOSEN);
    const before = shown();
    storeElsewhere({ [name]: value });
    expect(shown()).toEqual(before);
  });

  it('USER-5 two tabs that choose at once end with the last choice, and fall silent', () => {
    const area = new FakeStorageArea();
    const [first, second] = [start(area), start(area)];
    setAccept(first.app, 'none');
    setAccept(second.app, 'latest');
    const written = vi.spyOn(area, 'setItem');
    first.tabs.changed('accept');
    second.tabs.changed('accept');
    expect([first.shown().accept, second.shown().accept]).toEqual(['latest', 'latest']);
    expect(written).not.toHaveBeenCalled();
  });

  it('USER-5 applies nothing any more once stopped', () => {
    const { stop, shown, storeElsewhere } = start();
    stop();
    storeElsewhere(CHOSEN);
    expect(shown().oddsFormat).toBe('decimal');
  });
});
