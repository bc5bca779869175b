// Answers a failed page request with the page that the app stored for it, which shows the age of the prices.
// Nothing else is cached: no API answer, no price, no bet.
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
