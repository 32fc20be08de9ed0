/** In workerd the clock moves, and other requests are served, only when something is waited for. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
