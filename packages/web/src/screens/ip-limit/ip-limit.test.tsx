// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { IpLimit } from './ip-limit';

const door = vi.hoisted(() => ({ own: null as string | null, linked: null as string | null }));
vi.mock('../../state', () => ({ useRouteMessage: () => door }));

afterEach(cleanup);

function show(own: string | null, linked: string | null = null): string {
  Object.assign(door, { own, linked });
  render(
    <InLanguage>
      <IpLimit />
    </InLanguage>,
  );
  return screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? '';
}

it('ERR-5 a blocked region gets the text of the server, else ours', () => {
  expect(show(null)).toContain('forbidden location');
});

it('ERR-5 bad-input 75: the message of the server is text, never markup', () => {
  expect(show('<b onclick=alert(1)>Not from there</b>')).toContain('<b onclick=alert(1)>Not from there</b>');
  expect(document.querySelector('b')).toBeNull();
});

it('S-L14 bad-input 75: what came with the address is not shown', () => {
  const text = show(null, 'Call +1 555 0100 99 to unlock your account');
  expect(text).toContain('forbidden location');
  expect(text).not.toContain('unlock');
});
