// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { warn } from '../../state/slip/slip-store';
import { SlipPanel } from './slip-panel';

afterEach(cleanup);

it('C13 SLIP-4 the warning is loaded with the slip: it is there at once', () => {
  const { app } = createTestApp();
  warn(app.slip, 'orders_limit_10');
  render(
    <AppStateContext value={app}>
      <InLanguage>
        <SlipPanel />
      </InLanguage>
    </AppStateContext>,
  );
  expect(screen.getByText(/10/).textContent).toContain('Max 10 tickets allowed');
});
