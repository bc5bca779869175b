// @vitest-environment jsdom
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';
import { afterEach, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { DEFAULT_MARK } from '../../ui/icon';
import { lookOf, offlinePage, type OfflineLook, storeLook, workerAddress } from './offline-page';

const COLOURS: OfflineLook['colours'] = {
  ground: '#2a1230',
  text: '#fff0f5',
  accent: '#ff6a3d',
  'on-accent': '#1a0500',
  'accent-text': '#ff8a63',
};

afterEach(() => {
  document.body.innerHTML = '';
});

it('BRAND-3 the offline page has name, mark and colours of the brand, and no markup of them', async () => {
  const look = { name: '<b>Ember</b>', mark: 'M0 0h9v9z"/><script>', colours: COLOURS };
  const page = offlinePage(2, await loadPageCatalogue(2), null, look);
  expect(page).toContain('<title>You are offline – &#60;b&#62;Ember&#60;/b&#62;</title>');
  expect(page).toContain('</svg>&#60;b&#62;Ember&#60;/b&#62;</header>');
  expect(page).toContain('<path d="M0 0h9v9z&#34;/&#62;&#60;script&#62;"/>');
  for (const colour of Object.values(COLOURS)) expect(page).toContain(colour);
  expect(page).not.toMatch(/<b>|<script|0a0d13|b8f34a/);
});

it('BRAND-3 the offline page has the colours that the app is drawn in', () => {
  const { app } = createTestApp();
  app.settings.setState({ brand: { zh: '焰线', other: 'Ember', mark: 'M0 0h9v9z' } });
  app.language.setState({ langId: 1 });
  const drawn = document.body.appendChild(document.createElement('div'));
  drawn.className = 'clutchline';
  for (const [name, value] of Object.entries(COLOURS)) drawn.style.setProperty(`--cl-${name}`, value);
  expect(lookOf(app, document)).toEqual({ name: '焰线', mark: 'M0 0h9v9z', colours: COLOURS });
});

it('BRAND-3 without a drawn app, or with a value that is no colour, the offline page has the default look', () => {
  const { app } = createTestApp();
  const before = lookOf(app, document);
  expect(before).toMatchObject({ name: 'Clutchline', mark: DEFAULT_MARK, colours: { ground: '#0a0d13' } });
  const drawn = document.body.appendChild(document.createElement('div'));
  drawn.className = 'clutchline';
  drawn.style.setProperty('--cl-ground', '#000}body{color:red');
  expect(lookOf(app, document)).toEqual(before);
});

it('EMBED-1 the policy of the stand-alone page creates the address of its worker and no other', () => {
  const made: unknown[] = [];
  const address = workerAddress({
    trustedTypes: {
      createPolicy(name, { createScriptURL }) {
        made.push(name, createScriptURL('https://evil.example/worker.js'));
        return { createScriptURL };
      },
    },
  });
  expect(made).toEqual(['clutchline-worker', '/offline-worker.mjs']);
  expect(address).toBe('/offline-worker.mjs');
});

it('EMBED-1 a browser without trusted types takes the text', () => {
  expect(workerAddress({})).toBe('/offline-worker.mjs');
});

it('P13 the cookie has language, theme and time zone of the app and whether it hides results, whenever they change, and nothing else', () => {
  const { app } = createTestApp();
  app.preferences.setState({ timeZone: 'Asia/Tokyo' });
  storeLook(app, document);
  expect(document.cookie).toBe('look=2.arena.Asia/Tokyo');
  app.language.setState({ langId: 7 });
  app.settings.setState({ theme: 'light' });
  expect(document.cookie).toBe('look=7.light.Asia/Tokyo');
  for (const mode of ['followed', 'all'] as const) {
    app.spoilers.setState({ mode });
    expect(document.cookie).toBe('look=7.light.Asia/Tokyo.hidden');
  }
  app.spoilers.setState({ mode: 'off' });
  app.preferences.setState({ timeZone: null });
  expect(document.cookie).toBe(`look=7.light.${new Intl.DateTimeFormat().resolvedOptions().timeZone}`);
});
