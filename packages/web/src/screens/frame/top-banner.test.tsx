// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { BannerText } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { TopBanner } from './top-banner';

interface Line {
  readonly shown: BannerText | null;
  readonly kind: 'notice' | 'sign-in';
}
const door = vi.hoisted(() => ({ line: null as Line | null, hold: vi.fn(), requestSignIn: vi.fn() }));
vi.mock('../../state', () => ({
  useBanner: () => ({ ...door.line, hold: door.hold }),
  useHost: () => ({ requestSignIn: door.requestSignIn }),
}));

afterEach(cleanup);

function draw(line: Line): void {
  door.line = line;
  render(
    <InLanguage>
      <TopBanner />
    </InLanguage>,
  );
}

async function show(line: Line): Promise<void> {
  draw(line);
  await vi.waitFor(() => expect(door.hold).toHaveBeenCalledWith(false));
  door.hold.mockClear();
}

it('ERR-3 alerts a player who is not signed in, and leads to the sign-in', async () => {
  await show({ shown: { kind: 'key', key: 'server.you_not_login_now' }, kind: 'sign-in' });
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(door.requestSignIn).toHaveBeenCalledOnce();
});

it('ERR-3 a notice is a status, and stays while pointer or focus is on it', async () => {
  await show({ shown: { kind: 'text', text: '<b>Kept</b>' }, kind: 'notice' });
  const line = screen.getByText('<b>Kept</b>');
  expect(screen.getByRole('status').contains(line)).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.pointerEnter(line);
  fireEvent.pointerLeave(line);
  fireEvent.focus(line);
  fireEvent.blur(line);
  expect(door.hold.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it('ERR-3 without a banner its live regions exist', () => {
  draw({ shown: null, kind: 'notice' });
  expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual(['', '']);
});

it('ERR-3 while the code of its line loads, a banner is held and its live regions exist', async () => {
  vi.resetModules();
  let resolve: ((code: object) => void) | undefined;
  const code = new Promise<object>((done) => (resolve = done));
  vi.doMock('./banner-line', () => code);
  const { TopBanner: Early } = await import('./top-banner');
  const { InLanguage: Texts } = await import('../../../testing/in-language');
  door.line = { shown: { kind: 'text', text: 'Kept' }, kind: 'notice' };
  render(
    <Texts>
      <Early />
    </Texts>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  expect(door.hold).not.toHaveBeenCalled();
  resolve?.({ BannerLine: () => 'Kept' });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kept'));
  vi.doUnmock('./banner-line');
});
