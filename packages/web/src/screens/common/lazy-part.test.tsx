// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../testing/in-language';
import { lazyPart } from './lazy-part';

vi.mock('./load-failed', () => ({
  LoadFailed: ({ reload }: { readonly reload: () => void }) => <button onClick={reload}>again</button>,
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('NAV-2 a part loads when it is first drawn, once for all places', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart(load, <p>bones</p>);
  expect(load).not.toHaveBeenCalled();
  render(
    <InLanguage>
      <Part name="one" />
      <Part name="two" />
    </InLanguage>,
  );
  expect(screen.getAllByText('bones')).toHaveLength(2);
  expect(await screen.findByText('Hello one')).toBeTruthy();
  expect(screen.getByText('Hello two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('ERR-6 a part that could not be loaded says so, and is loaded on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  render(
    <InLanguage>
      <Part name="you" />
    </InLanguage>,
  );
  fireEvent.click(await screen.findByText('again'));
  expect(await screen.findByText('Hello you')).toBeTruthy();
});
