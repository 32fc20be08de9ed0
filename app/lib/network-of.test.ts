import { expect, test } from "vitest";
import { networkOf, widerNetworkOf } from "./network-of";

test("every address of one IPv6 household counts as one, however it is written", () => {
  for (const address of [
    "2001:db8:0:7::1",
    "2001:0DB8:0000:0007:ffff:ffff:ffff:ffff",
    "2001:db8:0:7:a:b:c:d%eth0",
  ])
    expect([address, networkOf(address)]).toEqual([address, "2001:db8:0:7::/64"]);
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(widerNetworkOf(networkOf("2001:db8:5:7::1"))).toBe("2001:db8:5::/48");
});

test("an IPv4 address counts for itself, also inside IPv6", () => {
  for (const address of ["192.0.2.50", "::ffff:192.0.2.50", "::FFFF:192.0.2.50"])
    expect(networkOf(address)).toBe("192.0.2.50");
  expect(networkOf("local")).toBe("local");
  expect(widerNetworkOf("192.0.2.50")).toBeNull();
});
