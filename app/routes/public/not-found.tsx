import { notFound } from "~/http/replies";

export const loader = () => {
  throw notFound();
};
export const action = loader;

/** Never rendered: the loader throws. Its presence makes the answer a page and not data. */
export default function NotFound() {
  return null;
}
