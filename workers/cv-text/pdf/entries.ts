/**
 * Entries that the tables of all fonts in one file may unfold to: a range of twenty bytes can stand for 65,536. A full
 * Chinese font has about 30,000.
 */
const MOST_ENTRIES = 200_000;

export class Entries {
  private left = MOST_ENTRIES;

  /** Whether that many more are allowed. */
  take(count: number): boolean {
    this.left -= count;
    return this.left >= 0;
  }
}
