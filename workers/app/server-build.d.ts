/** What `remix vite:build` writes; types must not wait for it. */
declare module "*/build/server/index.js";
