// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { startFocusKeeper } from './start-focus-keeper';

let app: HTMLElement;
let stop: () => void;

function byId(id: string): HTMLElement {
  const found = app.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no #${id}`);
  return found;
}

beforeEach(() => {
  app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = `
    <header><button id="sign-in"></button><a id="account" href="#"><span id="chip"></span></a></header>
    <main id="main" tabindex="-1"><section id="card"><button id="go"></button></section></main>`;
  stop = startFocusKeeper({ element: app });
});
afterEach(() => {
  stop();
  app.remove();
});

const settle = async (): Promise<void> => new Promise((done) => setTimeout(done));

it('U2 if the focused element disappears, the landmark around it has the focus, never the page', async () => {
  byId('go').focus();
  byId('card').remove();
  await settle();
  expect(document.activeElement?.id).toBe('main');
});

it('U2 after the sign-in of the header the focus is on the account, once it is drawn', async () => {
  byId('sign-in').focus();
  byId('sign-in').remove();
  await settle();
  byId('chip').dataset['focusNext'] = 'true';
  byId('chip').append(document.createElement('b'));
  await settle();
  expect(document.activeElement?.id).toBe('account');
});

it('U2 a card that replaces the focused one takes the focus', async () => {
  byId('go').focus();
  byId('main').innerHTML = '<section id="break" tabindex="-1" data-focus-next="true"></section>';
  await settle();
  expect(document.activeElement?.id).toBe('break');
});

it('U2 a button that is disabled under the focus gives it on', async () => {
  byId('go').focus();
  byId('go').blur();
  byId('go').setAttribute('disabled', '');
  byId('card').append(document.createElement('i'));
  await settle();
  expect(document.activeElement?.id).toBe('main');
});

it('U2 a press elsewhere moves nothing', async () => {
  byId('go').focus();
  app.dispatchEvent(new Event('pointerdown'));
  byId('card').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

it('U2 a press on what already has the focus may remove it', async () => {
  byId('go').focus();
  byId('go').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  byId('card').remove();
  await settle();
  expect(document.activeElement?.id).toBe('main');
});
