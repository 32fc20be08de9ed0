import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML that the server sends and until React has taken the page over, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
