// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
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
  vi.unstubAllGlobals();
});

/** Without `act`, which drops what lazy parts load after it has ended. */
function open(place: string): () => void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { app } = createTestApp({ place });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AppStateContext value={app}>
      <InLanguage>
        <AppRoutes />
      </InLanguage>
    </AppStateContext>,
  );
  return () => {
    root.unmount();
    document.body.replaceChildren();
  };
}

it('U36 the page of a blocked region has no slip, other pages have one', async () => {
  const close = open('/ip-limit');
  expect(await screen.findByText('Not available in your region')).toBeDefined();
  expect(screen.queryByText('Place and prices live')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  close();
  const closeOther = open('/not-net');
  expect(await screen.findByText('Place and prices live')).toBeDefined();
  closeOther();
});
