import { expect, it } from 'vitest';

import { CalendarTags } from './calendar-tags';

it('CAL-3 a tag is known for its state and a quarter of an hour', () => {
  let now = 0;
  const tags = new CalendarTags(() => now);
  tags.put('a', 'state 1', '"one"');
  now = 899_999;
  expect([tags.find('a', 'state 1'), tags.find('b', 'state 1')]).toEqual(['"one"', null]);
  now = 900_000;
  expect(tags.find('a', 'state 1')).toBeNull();
  tags.put('a', 'state 1', '"one"');
  expect(tags.find('a', 'state 2')).toBeNull();
  expect(tags.find('a', 'state 1')).toBeNull();
});

it('CAL-3 the latest 5,000 tags are known', () => {
  const tags = new CalendarTags(() => 0);
  for (let n = 0; n <= 5_000; n += 1) tags.put(`document ${n}`, '', `"${n}"`);
  expect([tags.find('document 0', ''), tags.find('document 1', ''), tags.find('document 5000', '')]).toEqual([
    null,
    '"1"',
    '"5000"',
  ]);
});
