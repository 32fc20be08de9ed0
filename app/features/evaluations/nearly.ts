const COUNTED = /^(?:Less than a year|(One) year|(\d+) years) \(asked: (one year|(\d+) years)\)$/;

/** Years are found up to a month short of what is asked; in whole years that would read as too few. */
export const saidOfFound = (says: string): string =>
  says.replace(COUNTED, (said, one, had, asked, years) =>
    Number(had ?? (one ? 1 : 0)) < Number(years ?? 1) ? `Nearly ${asked} (asked: ${asked})` : said,
  );
