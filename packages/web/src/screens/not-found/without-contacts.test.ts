import { describe, expect, it } from 'vitest';

import { withoutContacts } from './not-found';

describe('withoutContacts', () => {
  it.each([
    ['Call +1 555 010-0199 now', 'Call … now'],
    ['Call (0044) 20.7946.0958', 'Call …'],
    ['微信 13800138000 解锁', '微信 … 解锁'],
    ['โทร ๐๘๑ ๒๓๔ ๕๖๗๘', 'โทร …'],
    ['Unlock at evil.example/login?x=1 today', 'Unlock at … today'],
    ['Unlock at HTTPS://evil.example today', 'Unlock at … today'],
    ['www.evil', '…'],
    ['赌场.公司 开户', '… 开户'],
    ['Mail help@evil.example or @evil_help', 'Mail … or …'],
    ['javascript://evil%0aalert(1)', '…'],
  ])('S-L14 bad-input 75: %j is shown as %j', (text, shown) => {
    expect(withoutContacts(text)).toBe(shown);
  });

  it.each([
    'This match was cancelled. Please choose another one.',
    'Best of 3, 16:14 on map 2, odds 1.85',
    '比赛已取消。请选择其他比赛。',
    'この試合は中止になりました。',
    '경기가 취소되었습니다.',
    'การแข่งขันถูกยกเลิก',
    'Trận đấu đã bị hủy.',
    'Pertandingan dibatalkan.',
  ])('leaves an ordinary sentence as it is: %j', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it('is quick with whatever fits into a message', () => {
    const began = performance.now();
    for (const piece of ['a.', '1 ', 'a@', '(', '1-', 'www.', 'a-_.'])
      withoutContacts(piece.repeat(200 / piece.length));
    expect(performance.now() - began).toBeLessThan(250);
  });
});
