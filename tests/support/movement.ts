import type { Page } from "@playwright/test";

/**
 * How far the page has moved by itself, as layout shift; 0 is not at all. Needs scripts.
 * @param since milliseconds of the page's own clock; a page that comes in pieces may move before
 */
export function movement(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const shifts = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime >= start) sum += (entry as unknown as { value: number }).value;
        });
        shifts.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
    since,
  );
}

/** The page's own clock once all that has come of it is drawn, in milliseconds. */
export const drawnAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );
