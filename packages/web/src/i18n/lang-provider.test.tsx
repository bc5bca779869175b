// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { lazyPart } from '../screens/common/lazy-part';
import { createCatalogues } from './catalogues';
import { LangProvider } from './lang-provider';
import { useTexts } from './use-texts';

const NOON = Date.UTC(2026, 10, 21, 12);

function Time() {
  return <p>{useTexts().format.dateTime(NOON)}</p>;
}
const LaterTime = lazyPart(() => Promise.resolve(Time), <p>skeleton</p>);

afterEach(cleanup);

it('ERR-6 a language whose texts cannot be had leaves the one on the screen, and reports it', async () => {
  const lost: number[] = [];
  const catalogues = createCatalogues((langId) => (langId === 2 ? Promise.resolve({}) : Promise.reject(new Error())));
  const page = (langId: 2 | 7) => (
    <LangProvider catalogues={catalogues} langId={langId} timeZone="UTC" onLost={(shown) => lost.push(shown)}>
      <Time />
    </LangProvider>
  );
  const view = await act(() => Promise.resolve(render(page(2))));
  await act(() => {
    view.rerender(page(7));
    return Promise.resolve();
  });
  expect(screen.getByText('Nov 21, 12:00')).toBeDefined();
  expect(lost).toEqual([2]);
});

it('USER-5 every time is shown in the chosen zone, in parts that come later too, which stay while it changes', async () => {
  const catalogues = createCatalogues(() => Promise.resolve({}));
  const page = (timeZone: string) => (
    <LangProvider catalogues={catalogues} langId={2} timeZone={timeZone}>
      <Time />
      <LaterTime />
    </LangProvider>
  );
  const view = await act(() => Promise.resolve(render(page('Asia/Tokyo'))));
  expect(screen.getAllByText('Nov 21, 21:00')).toHaveLength(2);
  const later = view.container.lastElementChild;
  await act(() => {
    view.rerender(page('America/New_York'));
    return Promise.resolve();
  });
  expect(screen.getAllByText('Nov 21, 07:00')).toHaveLength(2);
  expect(view.container.lastElementChild).toBe(later);
});
