import { data } from "@remix-run/cloudflare";

/** Every address that nothing else answers. */
export const loader = () => {
  throw data(null, 404);
};
export const action = loader;
