import { describe, expect, it } from 'vitest';

import { teamName, day, mapNumber, moment, oneOf, seconds, integerOf, type Row } from './row';

const row = (cell: string): Row => ({ file: 'x.csv', line: 2, text: () => cell });

describe('cells of a row', () => {
  it.each([
    ['2030-05-04T10:00:00.000Z', '2030-05-04T10:00:00Z'],
    ['2030-05-04T10:00:00', '2030-05-04T10:00:00Z'],
    ['2030-05-04 10:00', '2030-05-04T10:00:00Z'],
    ['2030-05-05T01:00:00+08:00', '2030-05-04T17:00:00Z'],
  ])('the time %s is %s', (cell, utc) => {
    expect(moment(row(cell), 'at')).toBe(Date.parse(utc));
  });

  it.each(['', '04/05/2030 10:00', '2030-13-40T10:00:00Z', '2030-05-04', 'soon', '1930-05-04T10:00:00Z'])(
    'the time "%s" is refused',
    (cell) => {
      expect(() => moment(row(cell), 'at')).toThrow(`at is not a time (${cell})`);
    },
  );

  it('a day is a date alone', () => {
    expect(day(row('2030-05-04'), 'date')).toBe(Date.parse('2030-05-04T00:00:00Z'));
    expect(() => day(row('4.5.2030'), 'date')).toThrow('date is not a day (4.5.2030)');
    expect(() => day(row('2030-02-31x'), 'date')).toThrow('date is not a day');
  });

  it.each(['', '-', '1.5', '-3', '1e3', '1000', 'x'])('the number "%s" is refused', (cell) => {
    expect(() => integerOf(row(cell), 'kills')).toThrow(`kills is not a number up to 999 (${cell})`);
  });

  it('numbers of maps and lengths begin at 1', () => {
    expect(mapNumber(row('1'), 'no')).toBe(1);
    expect(() => mapNumber(row('0'), 'no')).toThrow('no is 0');
    expect(() => mapNumber(row('17'), 'no')).toThrow('up to 16');
    expect(seconds(row('100000'), 'length')).toBe(100_000);
    expect(() => seconds(row('0'), 'length')).toThrow('length is 0');
  });

  it.each(['TBD', 'tbd', '待定', 'Unknown'])('a team called %s is not decided yet', (cell) => {
    expect(() => teamName(row(cell), 'team')).toThrow(`team is not decided yet (${cell})`);
  });

  it('a team needs a name of at most 200 characters', () => {
    expect(teamName(row('Nova'), 'team')).toBe('Nova');
    expect(() => teamName(row(''), 'team')).toThrow('team is missing');
    expect(() => teamName(row('x'.repeat(201)), 'team')).toThrow('longer');
  });

  it('a word is accepted in any case', () => {
    expect(oneOf(row('Blue'), 'side', ['blue', 'red'])).toBe('blue');
    expect(() => oneOf(row('green'), 'side', ['blue', 'red'])).toThrow('side is not one of blue, red (green)');
  });
});
