import { createIsbotFromList, list } from "isbot";

/** A browser without a window loads the page as any other does, so it counts as a visitor. */
const isBot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

/** Link checkers and search engines are no visitors. Anything that sends no name of itself is none either. */
export const isObviousBot = (userAgent: string | null): boolean => !userAgent || isBot(userAgent);
