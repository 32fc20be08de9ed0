/** What `remix vite:build` writes; types must not wait for it. `index.ts` says what it is. */
declare module "*/build/server/index.js";
