// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useTopic } from './use-topic';

afterEach(cleanup);

function at(place: string) {
  const { app } = createTestApp({ place });
  const { result } = renderHook(useTopic, {
    wrapper: ({ children }) => <AppStateContext value={app}>{children}</AppStateContext>,
  });
  return { app, result };
}

it.each([
  ['/rules', null],
  ['/rules?topic=pools', 'pools'],
  ['/rules?topic=map-winner@1', 'map-winner@1'],
  ['/rules?topic=map-winner%401', 'map-winner@1'],
  ['/rules?topic=%22%5D', null],
  [`/rules?topic=${'x'.repeat(41)}`, null],
])('HELP-1 the topic of %s is %s', (place, topic) => {
  expect(at(place).result.current.topic).toBe(topic);
});

it('HELP-1 a choice replaces the step, so that the way back leaves the page', () => {
  const { app, result } = at('/bets');
  act(() => app.env.location.go('/rules?topic=pools'));
  act(() => result.current.choose('margins'));
  expect(result.current.topic).toBe('margins');
  act(() => app.env.location.back());
  expect(app.env.location.read()).toMatchObject({ path: '/bets', search: '' });
});
