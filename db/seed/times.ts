const HOUR = 60 * 60 * 1000;

/** How long before the moment of seeding something happened, in hours. */
export const days = (count: number) => count * 24;

/** The instant that lies `hours` before `now`, so that the demo looks alive whenever it is first started. */
export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);
