/** What the browser is asked for, in base64url: one of these to sign `challenge`, or a new one. */
export type PasskeyAsked = { get: PasskeyToSign } | { create: PasskeyToMake };

export type PasskeyToSign = { challenge: string; allowed: { id: string; transports: string[] }[] };

export type PasskeyToMake = {
  challenge: string;
  known: { id: string; transports: string[] }[];
  site: string;
  user: { id: string; name: string; displayName: string };
};
