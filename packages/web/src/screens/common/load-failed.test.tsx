// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { InLanguage } from '../testing/in-language';
import { LoadFailed } from './load-failed';

it('ERR-6 the button that tries again leaves the focus in the part that is loaded', () => {
  const reload = vi.fn();
  render(
    <InLanguage>
      <main tabIndex={-1}>
        <LoadFailed reload={reload} />
      </main>
    </InLanguage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
