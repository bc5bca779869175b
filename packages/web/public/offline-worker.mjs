// Answers a page that cannot be had with the one the app has written for that: it says since when prices are old.
// Nothing else is kept: no answer of the API, no price, no bet.
const KEPT = 'clutchline-offline';
const PAGE = '/offline';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => offlinePage()));
});

async function offlinePage() {
  const kept = await caches.open(KEPT);
  return (await kept.match(PAGE)) ?? Response.error();
}
