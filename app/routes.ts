import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product, on one screen. `paths.ts` writes them. */
export default [
  index("routes/marketing/landing.tsx"),

  route("login", "routes/auth/login.tsx"),
  route("sign-out", "routes/auth/sign-out.ts"),

  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
