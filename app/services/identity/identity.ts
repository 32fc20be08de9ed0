/** A company's own identity provider: its people sign in there, and come back with who they are. */
export interface IdentityProvider {
  /** As people know it: `Northwind`. */
  name: string;
  /** Its address. Identities are kept under it. */
  issuer: string;
  /** Where to send somebody, and what this browser must keep until they come back. */
  begin(): Promise<{ kind: "begun"; url: string; kept: RoundTrip } | Unavailable>;
  /** Who has come back with this answer. Its `state` has been compared with the one that was kept. */
  finish(answer: URLSearchParams, kept: RoundTrip, now: Date): Promise<Finished>;
}

/** One way there and back. Each is random, and used once. */
export type RoundTrip = { state: string; verifier: string; nonce: string };

export type Finished =
  | { kind: "known"; person: ProvidedPerson }
  /** The provider said no, or what it said does not hold. */
  | { kind: "refused"; reason: string }
  | Unavailable;

/** It cannot be reached, is slow, or answers what cannot be read. A later try may succeed. */
export type Unavailable = { kind: "unavailable"; reason: string };

export type ProvidedPerson = {
  /** The provider's own name for the person, which never changes and is never given to another. */
  subject: string;
  /** Lower-cased; null when the provider keeps it to itself. */
  email: string | null;
  /** Whether the provider says that the address is the person's own. */
  emailVerified: boolean;
  name: string | null;
};
