// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { LoadFailed } from './load-failed';

const part = (content: ReactNode) => (
  <InLanguage>
    <main tabIndex={-1}>{content}</main>
  </InLanguage>
);

afterEach(cleanup);

it('ERR-6 the button tries again', () => {
  const reload = vi.fn();
  render(part(<LoadFailed reload={reload} />));
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('ERR-6 what goes while its button has the focus, pressed or not, leaves the focus in the part that is loaded', () => {
  const { rerender } = render(part(<LoadFailed reload={vi.fn()} />));
  screen.getByRole('button', { name: 'Reload' }).focus();
  rerender(part(<p>loaded</p>));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('ERR-6 what goes while the focus is elsewhere leaves it there', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  const { rerender } = render(part(<LoadFailed reload={vi.fn()} />));
  elsewhere.focus();
  rerender(part(<p>loaded</p>));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
