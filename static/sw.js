// Ends the service worker that a site before this one may have left in a browser, with what it kept.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({type: 'window'})) page.navigate(page.url);
  };
  event.waitUntil(end());
});
