import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CrestParts } from './crest-parts';
import { EmptyArt } from './empty-art';
import { GamePattern } from './game-pattern';

const GAMES = [1, 2, 3, 5, 6, 16];
const patternOf = (game: number): string => renderToStaticMarkup(createElement(GamePattern, { game }));

it('ART-3 each game has a pattern different from all others, and an unknown game has one too', () => {
  const patterns = [...GAMES, 99].map(patternOf);
  expect(new Set(patterns).size).toBe(7);
  expect(patternOf(98)).toBe(patternOf(99));
  for (const pattern of patterns) {
    expect(pattern).toContain('aria-hidden="true"');
    expect(pattern).not.toMatch(/NaN|undefined/);
  }
});

it('ART-3 an event has a hexagon with its initials, a team has none', () => {
  const emblem = renderToStaticMarkup(createElement(CrestParts, { id: 3, eventName: 'Continental League' }));
  expect(emblem).toContain('>CL</text>');
  expect(renderToStaticMarkup(createElement(CrestParts, { id: 3 }))).not.toContain('<text');
});

it('ART-3 the character of an empty screen has the mood of the screen, in colours of the theme', () => {
  const pictures = (['ticket', 'search', 'star', 'globe'] as const).map((icon) =>
    renderToStaticMarkup(createElement(EmptyArt, { icon })),
  );
  expect(new Set(pictures).size).toBe(4);
  for (const picture of pictures) {
    expect(picture).toContain('aria-hidden="true"');
    expect(picture).not.toMatch(/#[0-9a-f]{3,6}/);
  }
});
