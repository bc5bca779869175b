import { expect, it } from 'vitest';

import { joinSentences } from './join-sentences';

it('ROUND-8 sentences have a space between them, but none after a full-width mark', () => {
  expect(joinSentences(['The game rests.', '', 'It continues at noon.'])).toBe('The game rests. It continues at noon.');
  expect(joinSentences(['游戏暂停中。', '将于12:00继续。'])).toBe('游戏暂停中。将于12:00继续。');
  expect(joinSentences(['จบแมตช์', 'เริ่มใหม่'])).toBe('จบแมตช์ เริ่มใหม่');
});
