/** Thrown where one person's page needs what cannot be read: never for a list. */
export class DamagedRow extends Error {
  override name = "DamagedRow";
  constructor(
    readonly id: string,
    readonly part: string,
  ) {
    super(`${part} of ${id} cannot be read`);
  }
}
