import { describe, expect, it } from 'vitest';

import { roundOf, withRound } from './address-query';

describe('the map of an address', () => {
  it('DETAIL-1 is the whole match if none is named', () => {
    expect(roundOf('game_id=7')).toBe(0);
    expect(roundOf('game_id=7&round=2')).toBe(2);
    expect(roundOf('round=16')).toBe(16);
  });

  it.each(['0', '-1', '17', '2.0', '1e1', ' 2', '٢', '', '999999999999999999999'])(
    'bad-input 70: %j is no map',
    (text) => expect(roundOf(`round=${encodeURIComponent(text)}`)).toBe(0),
  );

  it('DETAIL-1 keeps the rest of the query', () => {
    expect(withRound('game_id=7&lang=2', 3)).toBe('game_id=7&lang=2&round=3');
    expect(withRound('game_id=7&round=3', 1)).toBe('game_id=7&round=1');
    expect(withRound('game_id=7&round=3', 0)).toBe('game_id=7');
  });
});
