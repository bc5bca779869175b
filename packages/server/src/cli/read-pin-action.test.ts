import { describe, expect, it } from 'vitest';

import { readPinAction } from './read-pin-action';

const UNTIL = '2026-12-01T00:00:00Z';

describe('HOME-3 the words of npm run pin', () => {
  it.each([
    ['event 88', { by: 'ann' }, { act: 'add', kind: 'event', id: 88, until: null, by: 'ann' }],
    ['match 7', { by: 'ann', until: UNTIL }, { act: 'add', kind: 'match', id: 7, until: Date.parse(UNTIL), by: 'ann' }],
    ['remove match 7', { by: 'ann' }, { act: 'remove', kind: 'match', id: 7, until: null, by: 'ann' }],
    ['list', {}, { act: 'list' }],
  ])('HOME-3 %s', (words, given, action) => expect(readPinAction(words.split(' '), given)).toEqual(action));

  it.each([
    ['', { by: 'ann' }],
    ['event', { by: 'ann' }],
    ['team 8', { by: 'ann' }],
    ['event 0', { by: 'ann' }],
    ['event 1e3', { by: 'ann' }],
    ['event 99999999999999999', { by: 'ann' }],
    ['event 8 9', { by: 'ann' }],
    ['event 8', {}],
    ['event 8', { by: 'ann', until: 'tomorrow' }],
    ['event 8', { by: 'ann', until: '2026-13-01T00:00:00Z' }],
    ['event 8', { by: 'ann', until: '2026-12-01T00:00' }],
    ['remove event 8', { by: 'ann', until: UNTIL }],
    ['remove 8', { by: 'ann' }],
    ['list', { by: 'ann' }],
  ])('HOME-3 refuses "%s" %o', (words, given) => expect(readPinAction(words.split(' '), given)).toBeNull());
});
