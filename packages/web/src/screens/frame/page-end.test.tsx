// @vitest-environment jsdom
import { LANGUAGES } from '@clutchline/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { PageEnd } from './page-end';

afterEach(cleanup);

function open(place = '/bets') {
  const { app } = createTestApp({ place });
  render(
    <AppStateContext value={app}>
      <InLanguage>
        <PageEnd />
      </InLanguage>
    </AppStateContext>,
  );
  return app;
}

it.each([
  ['Betting rules', '/rules'],
  ['Help', '/help'],
  ['Limits and breaks', '/user/limits'],
])('HELP-3 the end of every page leads to %s', (name, path) => {
  const app = open();
  fireEvent.click(screen.getByRole('link', { name }));
  expect(app.env.location.read().path).toBe(path);
});

it('HELP-3 states the age, that betting is no income, and play money', () => {
  open();
  const text = screen.getByRole('contentinfo').textContent;
  for (const part of ['18+', 'never to earn money', 'Play money.']) expect(text).toContain(part);
});

it('HELP-3 LANG-1 offers the eight languages by their own names, each in its own language', () => {
  const app = open();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ lang }) => lang)).toEqual(LANGUAGES.map(({ bcp47 }) => bcp47));
  expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'ไทย' }));
  expect(app.language.getState().langId).toBe(4);
});
