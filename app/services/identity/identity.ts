export interface IdentityProvider {
  name: string;
  /** Identities are kept under this address. */
  issuer: string;
  begin(): Promise<{ kind: "begun"; url: string; kept: RoundTrip } | Unavailable>;
  /** `state` has been compared with the one that was kept. */
  finish(answer: URLSearchParams, kept: RoundTrip, now: Date): Promise<Finished>;
}

/** Each is random, and used once. */
export type RoundTrip = { state: string; verifier: string; nonce: string };

export type Finished =
  | { kind: "known"; person: ProvidedPerson }
  | { kind: "refused"; reason: string }
  | Unavailable;

/** A later try may succeed. */
export type Unavailable = { kind: "unavailable"; reason: string };

export type ProvidedPerson = {
  /** The provider's own name for the person, which never changes and is never given to another. */
  subject: string;
  /** Lower-cased; null when the provider keeps it to itself. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
};
