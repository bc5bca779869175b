// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../testing/in-language';
import { IpLimit } from './ip-limit';

const door = vi.hoisted(() => ({ message: null as string | null }));
vi.mock('../../state', () => ({ useRoute: () => door }));

afterEach(cleanup);

function show(message: string | null): string {
  door.message = message;
  render(
    <InLanguage>
      <IpLimit />
    </InLanguage>,
  );
  return screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? '';
}

it('ERR-5 a forbidden place is told so, in our words where the server said nothing', () => {
  expect(show(null)).toContain('forbidden location');
});

it('ERR-5 bad-input 75: what the server said is text, never markup', () => {
  expect(show('<b onclick=alert(1)>Not from there</b>')).toContain('<b onclick=alert(1)>Not from there</b>');
  expect(document.querySelector('b')).toBeNull();
});
