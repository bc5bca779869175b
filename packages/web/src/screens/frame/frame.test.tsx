// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubView } from '../../../testing/fake-view';
import { InLanguage } from '../../../testing/in-language';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { AppRoutes } from '../../app/app-routes';

vi.mock('../slip/slip-panel', () => ({ SlipPanel: () => <p>Place and prices live</p> }));

beforeEach(() => {
  stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(place: string): Promise<void> {
  const { app } = createTestApp({ place });
  // React drops what lazy parts load if the `act` that rendered them is not awaited.
  await act(() => {
    render(
      <AppStateContext value={app}>
        <InLanguage>
          <AppRoutes />
        </InLanguage>
      </AppStateContext>,
    );
    return vi.dynamicImportSettled();
  });
}

it('U36 the page of a blocked region has no slip, other pages have one', async () => {
  await open('/ip-limit');
  expect(await screen.findByText('Not available in your region')).toBeDefined();
  expect(screen.queryByText('Place and prices live')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  await open('/not-net');
  expect(await screen.findByText('Place and prices live')).toBeDefined();
});
