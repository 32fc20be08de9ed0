/**
 * What an address is counted as. Of IPv6 it is the /64, all of which one household or machine has; whoever is
 * no IPv6 address counts as it is.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(address);
  return groups === null ? address : `${groups.slice(0, 4).join(":")}::/64`;
}

/** The /48 round a /64, as providers hand them out; null for what is none. */
export function widerNetworkOf(network: string): string | null {
  if (!network.endsWith("::/64")) return null;
  return `${network.split(":").slice(0, 3).join(":")}::/48`;
}

function groupsOf(address: string): string[] | null {
  if (!/^[\da-f:]+(?:%\w+)?$/i.test(address) || !address.includes(":")) return null;
  const [head = "", tail] = address.replace(/%.*/, "").toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const behind = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - behind.length) }, () => "0");
  return [...before, ...zeros, ...behind].map((group) => Number.parseInt(group, 16).toString(16));
}
