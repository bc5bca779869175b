// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { createTestApp } from '../../testing/test-app';
import { AppStateContext } from './app-context';
import { useFailedPart } from './use-notices';

afterEach(cleanup);

function fail(isOld: boolean, message: string | null = 'Failed to fetch') {
  const { app, events } = createTestApp();
  const env = { ...app.env, isOutdated: () => Promise.resolve(isOld) };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={{ ...app, env }}>{children}</AppStateContext>
  );
  return { events, ...renderHook(() => useFailedPart(message), { wrapper }) };
}

it.each([
  [true, 'version'],
  [false, 'crash'],
] as const)('ERR-6 EMBED-2 outdated %s: the host is notified once of the kind %s', async (isOld, kind) => {
  const { result, events, rerender } = fail(isOld);
  await waitFor(() => expect(events).toEqual([{ name: 'error', event: { kind, message: 'Failed to fetch' } }]));
  rerender();
  expect(result.current).toEqual({ outdated: isOld, reloadPage: null });
  expect(events).toHaveLength(1);
});

it.each([
  [true, [{ name: 'error', event: { kind: 'version', message: '' } }]],
  [false, []],
])('ERR-6 the host is not notified twice, except of a new version; outdated %s', async (isOld, expected) => {
  const { events } = fail(isOld, null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(events).toEqual(expected);
});
