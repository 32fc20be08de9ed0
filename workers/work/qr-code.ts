import { encode } from "uqr";

/** An SVG of black squares on white, with the quiet border that cameras need; a row's neighbours are one. */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, border: 4 });
  const rows = data.flatMap((row, y) =>
    [
      ...row
        .map((isBlack) => (isBlack ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${rows.join("")}"/></svg>`
  );
}
