import type { Page } from "@playwright/test";

/**
 * How far the page has moved by itself since it was opened, as layout shift; 0 is not at all. Needs scripts.
 */
export function movement(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        );
        shifts.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
}
