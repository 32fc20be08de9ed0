/** People in one batch: D1 takes a hundred statements and more, but a batch is one transaction. */
export const AT_ONCE = 50;

export const chunksOf = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
