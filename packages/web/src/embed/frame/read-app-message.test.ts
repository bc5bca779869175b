import { expect, it } from 'vitest';

import { EVENT_READERS, isEventName, isOfConversation } from './read-app-message';

const NONCE = '0123456789abcdef0123456789abcdef';
const BALANCE = { amount: '5.00', nickname: 'Demo', currency_id: 1 };

it('EMBED-2 reads the fields of each event, and nothing else of a message', () => {
  const more = { v: 1, nonce: NONCE, more: 1 };
  expect(EVENT_READERS.balance({ ...more, balance: { ...BALANCE, more } })).toEqual(BALANCE);
  expect(EVENT_READERS.balance({ ...more, balance: null })).toBeNull();
  expect(EVENT_READERS['bet-placed']({ ...more, orderNumbers: ['01A'] })).toEqual({ orderNumbers: ['01A'] });
  expect(EVENT_READERS['sign-in-required']({ ...more, route: '/bets' })).toEqual({ route: '/bets' });
  expect(EVENT_READERS.route({ ...more, route: '/bets?x=1' })).toEqual({ route: '/bets?x=1' });
  expect(EVENT_READERS.lang({ ...more, lang: 'in-ID' })).toEqual({ lang: 'in-ID' });
  expect(EVENT_READERS.height({ ...more, height: 0 })).toEqual({ height: 0 });
  expect(EVENT_READERS.error({ ...more, kind: 'crash', message: '' })).toEqual({ kind: 'crash', message: '' });
});

it.each([
  ['balance', { balance: undefined }],
  ['balance', { balance: 'x' }],
  ['balance', { balance: { ...BALANCE, amount: '<b>5</b>' } }],
  ['balance', { balance: { ...BALANCE, amount: 5 } }],
  ['balance', { balance: { ...BALANCE, nickname: ['Demo'] } }],
  ['balance', { balance: { ...BALANCE, currency_id: 1.5 } }],
  ['bet-placed', { orderNumbers: '01A' }],
  ['bet-placed', { orderNumbers: [1] }],
  ['bet-placed', { orderNumbers: new Array<string>(100_000).fill('01A') }],
  ['route', { route: 'javascript:alert(1)' }],
  ['route', { route: '//evil.example' }],
  ['route', { route: `/${'a'.repeat(3_000)}` }],
  ['sign-in-required', {}],
  ['lang', { lang: 'xx' }],
  ['lang', { lang: 7 }],
  ['height', { height: '500' }],
  ['height', { height: Number.NaN }],
  ['height', { height: 1.5 }],
  ['height', { height: -1 }],
  ['height', { height: 100_001 }],
  ['error', { kind: 'other', message: 'x' }],
  ['error', { kind: 'page', message: 'a'.repeat(1_001) }],
] as const)('bad-input 116: no %s is %j', (name, message) => {
  expect(EVENT_READERS[name](message)).toBeUndefined();
});

it('bad-input 116: other names are no events, other versions and nonces no conversation', () => {
  const names: unknown[] = ['ready', 'toString', '__proto__', 'placeBet', 7, null, ['height']];
  expect(names.filter(isEventName)).toEqual([]);
  expect(isOfConversation({ v: 1, nonce: NONCE }, NONCE)).toBe(true);
  const others: unknown[] = [
    null,
    'x',
    [],
    { v: 2, nonce: NONCE },
    { v: 1, nonce: `${NONCE}0` },
    { v: '1', nonce: NONCE },
  ];
  expect(others.filter((data) => isOfConversation(data, NONCE))).toEqual([]);
});
