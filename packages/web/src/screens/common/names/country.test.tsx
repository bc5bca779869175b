// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { InLanguage } from '../../../../testing/in-language';
import { Country } from './country';

afterEach(cleanup);

it('ART-4 a country is named in the player language beside its mark, which screen readers skip', () => {
  const { container } = render(
    <InLanguage langId={7}>
      <Country code="KR" />
    </InLanguage>,
  );
  expect(container.textContent).toBe('韓国');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('ART-4 the mark alone has the name as tooltip and for screen readers', () => {
  render(
    <InLanguage>
      <Country code="SE" isMarkOnly />
    </InLanguage>,
  );
  expect(screen.getByTitle('Sweden').textContent).toBe('Sweden');
});

it('ART-4 a code that names no country is omitted', () => {
  const { container } = render(
    <InLanguage>
      <Country code="QQ" />
    </InLanguage>,
  );
  expect(container.textContent).toBe('');
});
