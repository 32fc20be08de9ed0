export const CARD_LABELS = {
  "strong-no": "Clearly no",
  no: "Rather no",
  yes: "Rather yes",
  "strong-yes": "Clearly yes",
} as const;

export type CardAnswer = keyof typeof CARD_LABELS;

export const CARD_ANSWERS = Object.keys(CARD_LABELS) as [CardAnswer, ...CardAnswer[]];
