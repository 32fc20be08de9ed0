/** What a job says beside its wizard's first fields, for tests. */
export const PLACE_AND_PAY = {
  country: "GB",
  region: "",
  locality: "",
  postalCode: "",
  street: "",
  remoteFrom: "",
  payCurrency: "USD",
  payUnit: "YEAR",
  closesOn: "",
  timeZone: "Europe/London",
  language: "en",
  openings: 1,
} as const;
