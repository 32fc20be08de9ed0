/** Monotone, the same for all postings. `anchors` are [share, score] with rising shares; ends clamp. */
export function onScale(share: number, anchors: readonly (readonly [number, number])[]): number {
  let [below, low] = [0, 0];
  for (const [at, score] of anchors) {
    if (share <= at) return at === below ? score : low + ((score - low) * (share - below)) / (at - below);
    [below, low] = [at, score];
  }
  return low;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
