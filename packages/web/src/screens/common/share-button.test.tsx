// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { readLiveOptions } from '../../embed/mount-options';
import { ShareButton } from './share-button';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const ROUTE = '/match/detail?game_id=7';

async function addressShared(publicUrl: unknown): Promise<string> {
  const shared: string[] = [];
  const writeText = (address: string) => Promise.resolve(void shared.push(address));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderInApp(<ShareButton route={ROUTE} title="North Pier – Iron Lotus" />, {
    prepare: ({ app }) => app.settings.setState(readLiveOptions({ publicUrl }).settings),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText('Link copied');
  cleanup();
  return shared[0] ?? '';
}

it('SPOIL-5 shares the address that the template of the host gives', async () => {
  expect(await addressShared('https://bets.example{route}')).toBe(`https://bets.example${ROUTE}`);
  expect(await addressShared('https://bets.example/esports#/{route}')).toBe(
    `https://bets.example/esports#/${encodeURIComponent(ROUTE)}`,
  );
  expect(await addressShared('https://bets.example/?open={route}&from=share')).toBe(
    `https://bets.example/?open=${encodeURIComponent(ROUTE)}&from=share`,
  );
});

it.each([
  'javascript:alert(1)//{route}',
  'data:text/html,{route}',
  'http://bets.example{route}',
  '//evil.example{route}',
  'https://{route}',
  'https://bets.example/without',
  'https://bets.example/{route} {route}',
  `https://bets.example/${'x'.repeat(2_000)}{route}`,
  5,
  null,
])('bad-input 202: the host option %j is refused at mount, and the own address is shared', async (publicUrl) => {
  expect(readLiveOptions({ publicUrl }).settings).toEqual({});
  expect(await addressShared(publicUrl)).toBe(globalThis.location.href);
});

it('SPOIL-5 the dialog of the system gets names and address; closing it is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  vi.stubGlobal('navigator', { share });
  renderInApp(<ShareButton route={ROUTE} title="North Pier – Iron Lotus" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await expect
    .poll(() => share.mock.calls)
    .toEqual([[{ title: 'North Pier – Iron Lotus', url: globalThis.location.href }]]);
  expect(screen.queryByText('The link could not be copied')).toBeNull();
});
