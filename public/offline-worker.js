/**
 * Shows /offline in place of a page that cannot be reached, in the product's look. It keeps nothing else,
 * answers nothing while there is a network, and leaves everything that is sent to the browser. The build
 * writes what the offline page needs into FILES.
 */
const FILES = ["/offline"];
const KEPT = `offline ${FILES.join(" ")}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
        ),
    ]),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(reached(event).catch(() => caches.match("/offline")));
  else if (!navigator.onLine && FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request, { ignoreVary: true }));
  }
});

/** The browser has asked already, while this worker was starting. */
const reached = async (event) => (await event.preloadResponse) ?? fetch(event.request);
