/** Lengths of time in milliseconds. */
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

export const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

export const pause = (milliseconds: number) =>
  new Promise<void>((resume) => {
    setTimeout(resume, milliseconds);
  });
