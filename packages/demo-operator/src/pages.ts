import type { Player } from './wallet';

export const WAYS = ['mount', 'element', 'frame'] as const;
export type Way = (typeof WAYS)[number];
export const isWay = (text: string): text is Way => WAYS.some((way) => way === text);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
/** Valid within a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body { margin: 0; font: 16px/1.5 system-ui; } body > header, main > table, main > p { margin: 16px; } main > table :is(td, th) { padding: 4px 16px 4px 0; text-align: left; }</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Players with their balances. */
export function playersPage(players: readonly Player[]): string {
  const rows = players.map(({ id, currency, balance }) => {
    const links = WAYS.map((way) => `<a href="/play?player=${encodeURIComponent(id)}&amp;way=${way}">${way}</a>`);
    return `<tr><td>${escapeHtml(id)}</td><td>${balance} ${escapeHtml(currency)}</td><td>${links.join(' ')}</td></tr>`;
  });
  return page(
    'Demo operator',
    `<header><h1>Demo operator</h1></header><main><p>Balances in minor units. Choose how the app is embedded.</p>
<table><tr><th>Player</th><th>Balance</th><th>Play</th></tr>${rows.join('')}</table></main>`,
  );
}

/** How each way gets the app and the token of the player. */
const SCRIPTS: Readonly<Record<Way, (product: string) => string>> = {
  mount: (product) => `
import { mount } from ${inScript(`${product}/embed/mount.js`)};
const app = mount(document.querySelector('#bets'), { apiBase: ${inScript(product)}, lang: 'en-US', token: await signIn() });
app.on('sign-in-required', async () => app.update({ token: await signIn() }));`,
  element: (product) => `
import { defineClutchlineApp } from ${inScript(`${product}/embed/element.js`)};
defineClutchlineApp();
const app = document.createElement('clutchline-app');
app.setAttribute('lang', 'en-US');
app.setAttribute('api-base', ${inScript(product)});
app.token = await signIn();
app.addEventListener('sign-in-required', async () => { app.token = await signIn(); });
document.querySelector('#bets').append(app);`,
  frame: (product) => `
import { embedFrame } from ${inScript(`${product}/embed/frame.js`)};
const app = embedFrame(document.querySelector('#bets'), { title: 'Esports bets', lang: 'en-US', token: await signIn() });
app.on('sign-in-required', async () => app.update({ token: await signIn() }));`,
};

/** A page of the operator with the app of the product in it. */
export function playPage(product: string, playerId: string, way: Way): string {
  const styles =
    way === 'mount' ? `<link rel="stylesheet" href="${escapeHtml(`${product}/embed/clutchline.css`)}">` : '';
  return page(
    `Demo operator · ${playerId}`,
    `<header><a href="/">Players</a> ${escapeHtml(playerId)}</header>${styles}
<main id="bets"></main>
<script type="module">
const signIn = async () => {
  const response = await fetch('/session', { method: 'POST', body: JSON.stringify({ player_id: ${inScript(playerId)} }) });
  return (await response.json()).token;
};${SCRIPTS[way](product)}
</script>`,
  );
}
