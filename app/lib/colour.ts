type Colour = string;

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (colour: Colour, towards: 0 | 255, share: number): Colour =>
  `#${channels(colour)
    .map((value) => Math.round(value + (towards - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

export const inkOn = (colour: Colour): Colour =>
  contrast(colour, "#000000") >= contrast(colour, "#ffffff") ? "#000000" : "#ffffff";

export const READABLE = 4.5;

/** `--paper` of `styles/tokens.css`, by day and by night. */
export const GROUNDS = { light: "#faf8f3", dark: "#14161c" } as const;

/** The colour itself, or the nearest darker or lighter one that stands out from a ground by 4.5:1. */
export function standingOut(colour: Colour, ground: Colour): Colour {
  const towards = luminance(ground) > 0.5 ? 0 : 255;
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mixed(colour, towards, share);
    if (contrast(tried, ground) >= READABLE) return tried;
  }
  return towards === 0 ? "#000000" : "#ffffff";
}
