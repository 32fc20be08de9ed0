import type { PasskeyAsked, PasskeyToMake, PasskeyToSign } from "~/lib/passkey-asked";

const NO_PASSKEYS = "This browser has no passkeys. A code works in every browser.";
const NOTHING_READ = "No passkey was read. Please try again, or use another way.";
const THERE_ALREADY = "That device has a passkey for this account already.";

/** Asks the browser for a passkey before its form is sent, and puts the answer into it. */
class PasskeyForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    const status = this.querySelector("[data-status]");
    const field = this.querySelector<HTMLInputElement>("[name=credential]");
    const button = this.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!form || !status || !field || !button) return;
    for (const part of this.querySelectorAll<HTMLElement>("[hidden]")) part.hidden = false;
    if (!("PublicKeyCredential" in window)) {
      button.disabled = true;
      status.textContent = NO_PASSKEYS;
      return;
    }
    const asks = JSON.parse(this.dataset.asks ?? "") as PasskeyAsked;
    let waiting = false;
    form.addEventListener("submit", async (event) => {
      if (field.value !== "") return;
      event.preventDefault();
      if (waiting) return;
      waiting = true;
      status.textContent = "Your browser asks you now.";
      try {
        field.value = JSON.stringify(await ("get" in asks ? signed(asks.get) : made(asks.create)));
        status.textContent = "";
        form.submit();
      } catch (error) {
        const isThere = error instanceof DOMException && error.name === "InvalidStateError";
        status.textContent = isThere ? THERE_ALREADY : NOTHING_READ;
      } finally {
        waiting = false;
      }
    });
    // The back button shows the page as it was left; a question is answered once.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }
}
customElements.define("passkey-form", PasskeyForm);

const named = ({ id, transports }: { id: string; transports: string[] }): PublicKeyCredentialDescriptor => ({
  type: "public-key",
  id: bytesOf(id),
  transports: transports as AuthenticatorTransport[],
});

async function made({ challenge, known, site, user }: PasskeyToMake) {
  const credential = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp: { name: site },
      user: { ...user, id: new TextEncoder().encode(user.id) },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: known.map(named),
    },
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  // Where the browser cannot read the key, this throws: nothing was read.
  const publicKey = response.getPublicKey() as ArrayBuffer;
  return {
    id: credential.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(publicKey),
    algorithm: response.getPublicKeyAlgorithm(),
    transports: response.getTransports(),
  };
}

async function signed({ challenge, allowed }: PasskeyToSign) {
  const credential = (await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(challenge),
      allowCredentials: allowed.map(named),
    },
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

const LETTERS: Record<string, string> = { "+": "-", "/": "_", "=": "" };
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+/=]/g, (letter) => LETTERS[letter] ?? "");
