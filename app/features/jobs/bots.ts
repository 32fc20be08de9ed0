import { createIsbotFromList, list } from "isbot";

/** A headless browser loads the page as any other does, so it counts as a visitor. */
const isBot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

export const isObviousBot = (userAgent: string | null): boolean => !userAgent || isBot(userAgent);
