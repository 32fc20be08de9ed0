/** A range of twenty bytes can unfold to 65,536; a full Chinese font has about 30,000. */
const MOST_ENTRIES = 200_000;

export class Entries {
  private left = MOST_ENTRIES;

  take(count: number): boolean {
    this.left -= count;
    return this.left >= 0;
  }
}
