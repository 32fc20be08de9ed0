const HOUR = 60 * 60 * 1000;

/** Hours. */
export const days = (count: number) => count * 24;

/** So that the demo looks alive whenever it is first started. */
export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);
