import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';

import { FakeStorageArea, FakeTabs } from '../../testing/fake-storage-area';
import { openStorageArea, ValueStorage } from './storage';
import { createStoredValues } from './stored-values';

function setUp(area: FakeStorageArea | null = new FakeStorageArea()) {
  const tabs = new FakeTabs();
  const storage = new ValueStorage({ area, prefix: 'test', tabs });
  return { area, tabs, storage, stored: createStoredValues(storage, storage) };
}

describe('ValueStorage', () => {
  it('bad-input 83: a window that refuses its storage leaves the values in memory', () => {
    const view = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const area = openStorageArea(view as Window);
    expect(area).toBeNull();
    const { stored } = setUp(null);
    stored.lang.write(7);
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 7 });
    stored.lang.write(null);
    expect(stored.lang.read()).toEqual({ kind: 'absent' });
  });

  it('bad-input 83: a storage that throws on every access works from memory', () => {
    const { area, stored } = setUp();
    area!.refuses = 'all';
    expect(stored.lang.read()).toEqual({ kind: 'absent' });
    stored.lang.write(3);
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 3 });
  });

  it('bad-input 84: a full storage keeps the newest value for the visit', () => {
    const { area, stored } = setUp();
    stored.lang.write(1);
    area!.refuses = 'writing';
    stored.lang.write(4);
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 4 });
    area!.refuses = 'nothing';
    stored.lang.write(5);
    expect(area!.values.get('test:lang')).toBe('{"v":1,"d":5}');
  });

  it.each(['', '{', 'null', '5', '"x"', '[]', '{"d":2}', '{"v":1}', '{"v":1,"d":2,"x":1}'])(
    'bad-input 85: %j under a name is damage, not a crash',
    (text) => {
      const { area, stored } = setUp();
      area!.values.set('test:lang', text);
      expect(stored.lang.read()).toEqual({ kind: 'damaged' });
    },
  );

  it('bad-input 85: five megabytes are not even read', () => {
    const { area, stored } = setUp();
    area!.values.set('test:shopCartList', `{"v":1,"d":["${'x'.repeat(5_000_000)}"]}`);
    expect(stored.shopCartList.read()).toEqual({ kind: 'damaged' });
  });

  it.each([0, 16, -1, 'a', 1.5])('bad-input 88: avatarId %j is damage', (id) => {
    const { area, stored } = setUp();
    area!.put('avatarId', id);
    expect(stored.avatarId.read()).toEqual({ kind: 'damaged' });
  });

  it('USER-4 keeps an avatar from 1 to 15', () => {
    const { stored } = setUp();
    stored.avatarId.write(15);
    expect(stored.avatarId.read()).toEqual({ kind: 'ok', value: 15 });
  });

  it.each([0, 9, 'x', '2', 2.5, null])('bad-input 89: lang %j is damage', (lang) => {
    const { area, stored } = setUp();
    area!.put('lang', lang);
    expect(stored.lang.read()).toEqual({ kind: 'damaged' });
  });

  it.each([' ', 'undefined', 'null', '[object Object]', 'x'.repeat(1_000_000), 'has blank in the midst', 12345])(
    'bad-input 90: %j is not a token',
    (token) => {
      const { area, stored } = setUp();
      area!.put('token', token);
      expect(stored.token.read()).toEqual({ kind: 'damaged' });
    },
  );

  it.each([{}, { id: 1 }, { id: 1, code: 'cny', decimals: 2 }, { id: 1, code: 'CNY', decimals: 7 }, 'CNY'])(
    'bad-input 91: currencyInfo %j is damage',
    (currency) => {
      const { area, stored } = setUp();
      area!.put('currencyInfo', currency);
      expect(stored.currencyInfo.read()).toEqual({ kind: 'damaged' });
    },
  );

  it('P13 a schema is created only for a value that is stored', () => {
    const { area, storage } = setUp();
    const schemaOf = vi.fn(() => z.literal('yes'));
    const slot = storage.slot('x', schemaOf);
    expect(slot.read()).toEqual({ kind: 'absent' });
    expect(schemaOf).not.toHaveBeenCalled();
    area!.put('x', 'yes');
    expect(slot.read()).toEqual({ kind: 'ok', value: 'yes' });
    expect(schemaOf).toHaveBeenCalledOnce();
  });

  it('bad-input 93: a text that means to change prototypes changes none', () => {
    const { area, storage } = setUp();
    const slot = storage.slot('x', () => z.looseObject({}));
    area!.values.set('test:x', '{"v":1,"d":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}');
    slot.read();
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('bad-input 94: a value of another version is damage', () => {
    const { area, stored } = setUp();
    area!.put('lang', 2, 0);
    expect(stored.lang.read()).toEqual({ kind: 'damaged' });
    area!.put('lang', 2, 2);
    expect(stored.lang.read()).toEqual({ kind: 'damaged' });
  });

  it('bad-input 95: is notified of its name by another tab, until stopped', () => {
    const { area, tabs, stored } = setUp();
    const listener = vi.fn();
    const stop = stored.lang.onOtherTab(listener);
    area!.put('lang', 6);
    tabs.changed('lang');
    tabs.changed('token');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 6 });
    stop();
    tabs.changed('lang');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('bad-input 84: what was refused is for this tab alone, until another one writes or removes it', () => {
    const { area, tabs, stored } = setUp();
    stored.lang.onOtherTab(() => undefined);
    stored.lang.write(1);
    area!.refuses = 'writing';
    expect(stored.lang.write(4)).toBe(false);
    expect(stored.lang.readShared()).toEqual({ kind: 'ok', value: 1 });
    area!.put('lang', 2);
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 2 });
    stored.lang.write(4);
    tabs.changed('lang', area!.values.get('test:lang'));
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 4 });
    tabs.changed('lang', null);
    expect(stored.lang.read()).toEqual({ kind: 'ok', value: 2 });
    area!.refuses = 'nothing';
    expect(stored.lang.write(5)).toBe(true);
    expect(stored.lang.readShared()).toEqual({ kind: 'ok', value: 5 });
  });

  it('EMBED-2 two apps with different prefixes do not see each other', () => {
    const area = new FakeStorageArea();
    const [one, two] = ['one', 'two'].map((prefix) => {
      const storage = new ValueStorage({ area, prefix, tabs: null });
      return createStoredValues(storage, storage);
    });
    one!.lang.write(1);
    two!.lang.write(8);
    expect(one!.lang.read()).toEqual({ kind: 'ok', value: 1 });
    expect([...area.values.keys()]).toEqual(['one:lang', 'two:lang']);
  });
});
