// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';

import { useStore } from './use-snapshot';

it('P13 what is set before hydration is drawn once, and later changes are followed', async () => {
  const store = createStore(() => ({ tab: 'today' }));
  const drawn = vi.fn();
  function Tab() {
    const tab = useStore(store, (state) => state.tab);
    drawn(tab, useStore(store).tab);
    return <p>{tab}</p>;
  }
  store.setState({ tab: 'live' });
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Tab />);
  drawn.mockClear();
  const root = await act(() => Promise.resolve(hydrateRoot(page, <Tab />)));
  expect(drawn.mock.calls).toEqual([['live', 'live']]);
  act(() => store.setState({ tab: 'upcoming' }));
  expect(page.textContent).toBe('upcoming');
  act(() => root.unmount());
});
