import { readFileSync } from 'node:fs';

import { LANGUAGES, type LangId } from '@clutchline/contract';
import { SIGNAL_COLOURS, TEXT_PAIRS } from '@clutchline/domain';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { describe, expect, it } from 'vitest';

import { contrast } from '../../../../testing/contrast';
import { textsOf } from '../../../i18n/lang-provider';
import type { HistoryRow } from '../../../state';
import { wordsOf } from './break-lines';
import { CARD, type Drawing, layOutPicture, type PictureColour, type PictureFont, WIDTH } from './lay-out-picture';
import { pictureText, ticketPicture, type PictureTexts } from './ticket-picture';

/** A wide font: no letter is wider than it is high. */
const measure = (text: string, { size }: PictureFont): number => Array.from(text).length * size * 0.6;

const wordsIn = (langId: LangId): PictureTexts => ({
  texts: textsOf({ langId, timeZone: 'UTC' }, allCatalogues[langId]),
  brand: 'Clutchline',
  money: (amount) => `CNY ${amount}`,
  oddText: (odds) => odds,
  hiddenIds: [],
  matchTitle: ({ team_name_1_en, team_name_2_en }) => `${team_name_1_en} – ${team_name_2_en}`,
});

const openSingle: HistoryRow = {
  bet: buildBet({ legs: [buildBetLeg({ outcome: 'pending' })] }),
  status: 4,
  isNeutral: false,
  isHidden: false,
};
const lostCombo: HistoryRow = {
  bet: buildBet({
    kind: 'parlay',
    sizes: [12],
    prize_status: 2,
    settlement_amount: '0.00',
    profit: '-50.00',
    legs: Array.from({ length: 12 }, (_, shop_id) =>
      buildBetLeg({ shop_id, outcome: shop_id % 2 === 0 ? 'won' : 'lost', result: '2:1' }),
    ),
  }),
  status: 6,
  isNeutral: false,
  isHidden: false,
};

function draw(row: HistoryRow, langId: LangId = 2): Drawing {
  const bcp47 = LANGUAGES.find(({ id }) => id === langId)?.bcp47 ?? 'en';
  return layOutPicture(ticketPicture(row, wordsIn(langId)), { measure, words: wordsOf(bcp47) });
}

const textsIn = ({ items }: Drawing): string[] => items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));

describe.each(LANGUAGES)('BET-11 the picture in $code', ({ id }) => {
  it.each([
    ['an open single', openSingle],
    ['a lost combo of twelve', lostCombo],
  ])('of %s has all its texts inside the card, and none over another', (_name, row) => {
    const drawing = draw(row, id);
    const boxes = drawing.items.flatMap((item) => {
      if (item.kind !== 'text') return [];
      const width = measure(item.text, item.font);
      const left = item.align === 'left' ? item.x : item.x - width;
      return [{ text: item.text, left, right: left + width, top: item.y - item.font.size, bottom: item.y }];
    });
    for (const { text, left, right, bottom } of boxes) {
      expect(left, text).toBeGreaterThanOrEqual(100);
      expect(right, text).toBeLessThanOrEqual(WIDTH - 90);
      expect(bottom, text).toBeLessThan(drawing.height - 60);
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(isApart, `${one.text} / ${other.text}`).toBe(true);
      }
  });
});

it('BET-11 has status, return, stake, odds, pick, order number and the note of play money', () => {
  const texts = textsIn(draw(openSingle));
  for (const part of ['Clutchline', 'Unsettled', 'Possible return', 'CNY 97.75', 'CNY 50.00', '1.955'])
    expect(texts, part).toContain(part);
  expect(texts.join(' ')).toContain('…GHJKMN');
  expect(texts.join(' ')).toContain('Play money.');
});

it('BET-11 has no more of the order number than it shows, and no account', () => {
  const { bet } = openSingle;
  const text = pictureText(ticketPicture(openSingle, wordsIn(2)));
  expect(text).not.toContain(bet.order_no);
  expect(text).not.toContain(bet.request_id);
});

it('BET-11 a long combo names the legs that have no room', () => {
  const texts = textsIn(draw(lostCombo));
  expect(texts).toContain('4 more picks');
  expect(texts.filter((text) => text.startsWith('Won · Result'))).toHaveLength(4);
});

it('BET-11 C12 is neutral where the tickets are', () => {
  const drawing = draw({ ...lostCombo, status: 7, isNeutral: true });
  const colours = drawing.items.flatMap((item) => (item.kind === 'text' ? [item.colour] : []));
  expect(colours).not.toContain('won');
  expect(colours).not.toContain('lost');
  expect(textsIn(drawing).join(' ')).not.toMatch(/Won|Lost|−|-50/);
});

it('BET-11 SPOIL-4 does not tell how a leg ended that is hidden', () => {
  const legs = [buildBetLeg({ outcome: 'lost', result: '0:2' }), buildBetLeg({ shop_id: 2, outcome: 'pending' })];
  const open = { ...openSingle, bet: buildBet({ kind: 'parlay', sizes: [2], legs }) };
  const hiddenIds = legs.map(({ match }) => match.game_id);
  const text = pictureText(ticketPicture(open, { ...wordsIn(2), hiddenIds }));
  expect(text).toContain('Settled');
  expect(text).not.toMatch(/Lost|0:2/);
});

it('BET-11 the text alternative has what the picture has', () => {
  const words = pictureText(ticketPicture(openSingle, wordsIn(2)));
  for (const text of textsIn(draw(openSingle)))
    expect(words.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
});

const COLOURS: readonly PictureColour[] = ['text', 'text-2', 'accent-text', 'warn', 'won', 'lost'];

it.each(COLOURS)('BET-11 %s is readable on the card in every brand', (colour) => {
  expect(TEXT_PAIRS).toContainEqual([colour, CARD]);
});

it.each(Object.keys(SIGNAL_COLOURS))('BET-11 all its colours are readable on the card in the theme %s', (theme) => {
  const css = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8');
  const start = theme === 'arena' ? 0 : css.indexOf(`[data-theme='${theme}'] {`);
  const value = (name: string): string => new RegExp(`--cl-${name}: (#[0-9a-f]{6});`).exec(css.slice(start))?.[1] ?? '';
  for (const colour of COLOURS) expect(contrast(value(colour), value(CARD)), colour).toBeGreaterThanOrEqual(4.5);
});
