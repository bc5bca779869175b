// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { lazyPart } from './lazy-part';

const door = vi.hoisted(() => ({ outdated: false, reloadPage: null as (() => void) | null }));
vi.mock('../../state', () => ({ useFailedPart: () => door }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(door, { outdated: false, reloadPage: null });
});

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('NAV-2 a part loads when it is first drawn, once for all places', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart(load, <p>skeleton</p>);
  expect(load).not.toHaveBeenCalled();
  render(
    <InLanguage>
      <Part name="one" />
      <Part name="two" />
    </InLanguage>,
  );
  expect(screen.getAllByText('skeleton')).toHaveLength(2);
  expect(await screen.findByText('Hello one')).toBeTruthy();
  expect(screen.getByText('Hello two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('ERR-6 a part that could not be loaded shows that, and is loaded on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  render(
    <InLanguage>
      <Part name="you" />
    </InLanguage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Hello you')).toBeTruthy();
});

function showMissing(fields: Partial<typeof door>) {
  Object.assign(door, fields);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<typeof Greeting>(new TypeError('Failed to fetch')));
  const Part = lazyPart(load);
  render(
    <InLanguage>
      <Part name="you" />
    </InLanguage>,
  );
  return { load, press: async () => fireEvent.click(await screen.findByRole('button', { name: 'Reload' })) };
}

it('ERR-6 a part that a new version removed shows that, and comes with the page', async () => {
  const reloadPage = vi.fn();
  const { load, press } = showMissing({ outdated: true, reloadPage });
  await screen.findByText('A new version is ready');
  await press();
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it('ERR-6 a part that failed again comes with the page, on a page of our own', async () => {
  const reloadPage = vi.fn();
  const { load, press } = showMissing({ reloadPage });
  await press();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await press();
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('ERR-6 a small part that could not be loaded leaves its place as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject<typeof Greeting>(new TypeError('Failed to fetch')));
  const Part = lazyPart(load, <p>skeleton</p>, 'waits');
  render(
    <InLanguage>
      <Part name="you" />
    </InLanguage>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('skeleton')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('ERR-6 the page of a host is never reloaded, however often it fails', async () => {
  const { load, press } = showMissing({ outdated: true });
  for (let time = 2; time < 5; time += 1) {
    await press();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(time));
  }
});
