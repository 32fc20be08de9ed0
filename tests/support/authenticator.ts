import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

type Kind = "ES256" | "RS256" | "EdDSA";
/** What an authenticator or a browser may be made to do otherwise than it should. */
type Odd = {
  origin?: string;
  host?: string;
  type?: string;
  crossOrigin?: boolean;
  flags?: number;
  counter?: number;
  /** Signs other bytes than it shows. */
  said?: Buffer;
  id?: string;
};

const ALGORITHMS = { ES256: -7, RS256: -257, EdDSA: -8 } as const;

/** A passkey in software: real keys and signatures, and the bytes of Web Authentication Level 3. */
export function anAuthenticator(origin: string, kind: Kind = "ES256") {
  const keys = newKeys(kind);
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const clientData = (challenge: string, type: string, odd: Odd) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge,
        origin: odd.origin ?? origin,
        crossOrigin: odd.crossOrigin ?? false,
      }),
    );

  const head = (odd: Odd, flags: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(odd.counter ?? counter);
    const host = createHash("sha256").update(odd.host ?? new URL(origin).hostname);
    return Buffer.concat([host.digest(), Buffer.from([odd.flags ?? flags]), counted]);
  };

  return {
    id,
    make(challenge: string, odd: Odd = {}): string {
      const length = Buffer.from([0, credentialId.length]);
      const flags = FLAGS.present | FLAGS.verified | FLAGS.credential;
      // No library reads the key that stands behind the id: a browser hands it over as SPKI.
      const key = Buffer.from([0xa0]);
      const data = Buffer.concat([head(odd, flags), Buffer.alloc(16), length, credentialId, key]);
      return JSON.stringify({
        id: odd.id ?? id,
        clientData: clientData(challenge, "webauthn.create", odd).toString("base64url"),
        authenticatorData: data.toString("base64url"),
        publicKey: keys.publicKey.export({ type: "spki", format: "der" }).toString("base64url"),
        algorithm: ALGORITHMS[kind],
        transports: ["internal"],
      });
    },
    /** Counts up by one, unless it is told a count. */
    answer(challenge: string, odd: Odd = {}): string {
      counter += 1;
      const shown = clientData(challenge, "webauthn.get", odd);
      const data = head(odd, FLAGS.present | FLAGS.verified);
      const said = odd.said ?? Buffer.concat([data, createHash("sha256").update(shown).digest()]);
      return JSON.stringify({
        id: odd.id ?? id,
        clientData: shown.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signed(kind, keys.privateKey, said).toString("base64url"),
      });
    },
  };
}

function newKeys(kind: Kind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === "ES256") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  if (kind === "RS256") return generateKeyPairSync("rsa", { modulusLength: 2048 });
  return generateKeyPairSync("ed25519");
}

const signed = (kind: Kind, key: KeyObject, said: Buffer) =>
  sign(kind === "EdDSA" ? null : "sha256", said, key);
