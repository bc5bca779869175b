// @vitest-environment jsdom
import { LANGUAGES } from '@clutchline/contract';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { PauseNotice } from './pause-notice';

const texts = new Set<string>();

it.each(LANGUAGES)('CHESS-7 a game that is switched off, as with an operator’s wallet, says so: $code', ({ id }) => {
  const { unmount } = render(
    <InLanguage langId={id}>
      <PauseNotice state={{ paused: 'off' }} />
    </InLanguage>,
  );
  const text = createTranslator(id, allCatalogues[id])('chess.paused_off');
  expect(screen.getByRole('note').textContent).toBe(text);
  expect(texts.has(text)).toBe(false);
  texts.add(text);
  unmount();
});
