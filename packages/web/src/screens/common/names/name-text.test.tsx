// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { NameText } from './name-text';

afterEach(cleanup);

it('LANG-7 a Thai name breaks between its words only, and its text stays as it is', () => {
  const { container } = render(<NameText text="แกรนิต อาวล์ส" />);
  expect(container.textContent).toBe('แกรนิต อาวล์ส');
  expect(Array.from(container.children, ({ textContent }) => textContent)).toEqual(['แกรนิต', 'อาวล์ส']);
});

it.each(['Granite Owls', 'グラナイト・アウルズ', '花岗岩之枭'])('LANG-7 %s is plain text', (name) => {
  const { container } = render(<NameText text={name} />);
  expect(container.innerHTML).toBe(name);
});
