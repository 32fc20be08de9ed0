/** Text, at sign, text, dot, text, without spaces. */
export const readsAsAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Of what reads as one: lengths as in RFC 5321, dot-atoms as in RFC 5322, and no signs of a mail's head. */
export function mailCanReach(address: string): boolean {
  const [local = "", domain = "", ...rest] = address.split("@");
  if (address.length > 254 || rest.length > 0) return false;
  return local.length <= 64 && local.split(".").every(isAtom) && domain.split(".").every(isLabel);
}

const isAtom = (text: string) => /^[^\s\p{Cc}<>"(),:;\\[\]]+$/u.test(text);
const isLabel = (text: string) => isAtom(text) && /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u.test(text);
