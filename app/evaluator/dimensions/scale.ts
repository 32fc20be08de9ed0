/**
 * The one map from a share of points (0–1) to 0–100, the same for every posting, so that 90, 80 and 70 mean the same
 * everywhere. Monotone, piecewise linear. `anchors` are [share, score] pairs with rising shares; the ends are clamped.
 */
export function onScale(share: number, anchors: readonly (readonly [number, number])[]): number {
  let [below, low] = [0, 0];
  for (const [at, score] of anchors) {
    if (share <= at) return at === below ? score : low + ((score - low) * (share - below)) / (at - below);
    [below, low] = [at, score];
  }
  return low;
}

/** Two decimals: what is stored and shown, the same bytes on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
