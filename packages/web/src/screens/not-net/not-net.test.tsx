// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { NotNet } from './not-net';

const door = vi.hoisted(() => ({ retry: vi.fn(), outdated: false, reloadPage: vi.fn() }));
vi.mock('../../state', () => ({ useNavigation: () => door, useFailedPart: () => door }));

afterEach(cleanup);

it('ERR-1 states in a live region that the network is lost, and tries again on request', () => {
  render(
    <InLanguage>
      <NotNet />
    </InLanguage>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Network connection failed');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(door.retry).toHaveBeenCalledOnce();
});

it('ERR-6 a call whose code a new version removed is reported as such', () => {
  door.outdated = true;
  render(
    <InLanguage>
      <NotNet />
    </InLanguage>,
  );
  screen.getByText('A new version is ready');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(door.reloadPage).toHaveBeenCalledOnce();
});
