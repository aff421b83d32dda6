import { describe, expect, it } from "vitest";
import { makeTrust, readTrustedProxies } from "../config/proxies.ts";
import { groupAddress } from "./visitor.ts";

describe("an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:db8:1:2::ffff", "2001:db8:1:2::"],
    ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::"],
    ["2001:db8::1", "2001:db8:0:0::"],
    ["fe80::1%eth0", "fe80:0:0:0::"],
    ["::1", "0:0:0:0::"],
    ["2001:db8::203.0.113.7", "2001:db8:0:0::"],
  ])("as %s counts as %s", (text, group) => {
    expect(groupAddress(text)).toBe(group);
  });

  it.each([
    "",
    "unknown",
    "_hidden",
    "1.2.3",
    "1.2.3.4.5",
    "::g",
    "evil.example",
    "1".repeat(5000),
  ])("is not %s", (text) => {
    expect(groupAddress(text)).toBeNull();
  });
});

describe("TRUST_PROXY", () => {
  it.each([
    [undefined, 0],
    ["", 0],
    ["0", 0],
    ["false", 0],
    ["1", 1],
    ["true", 1],
    ["2", 2],
    ["10.0.0.0/8, fd00::/8,192.0.2.1", ["10.0.0.0/8", "fd00::/8", "192.0.2.1"]],
  ])("%s is read as %j", (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies);
  });

  it.each(["yes", "11", "-1", "10.0.0.0/33", "10.0.0/8", "fd00::/129", "10.0.0.0/8/8", "a,b"])(
    "%s is refused in a sentence",
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(/^TRUST_PROXY must be .*not "/);
    },
  );

  it.each([
    "0.0.0.0/0",
    "0.0.0.0/1,128.0.0.0/1",
    "203.0.113.7/0",
    "10.0.0.0/7",
    "10.0.0.0/8, 0.0.0.0/0",
    "::/0",
    "2000::/3",
    "2001:db8::/15",
    "fc00::/6",
    "::/16",
    "::/80",
    "::ffff:0:0/96",
    "::ffff:0.0.0.0/96",
    "0:0:0:0:0:FFFF::/97",
    "::ffff:203.0.113.7/103",
  ])("%s is refused as too wide", (text) => {
    expect(() => readTrustedProxies(text)).toThrow(
      /^TRUST_PROXY must not name a network as wide as \S+\/\d+:/,
    );
  });

  it.each([
    "10.0.0.0/8",
    "fc00::/7",
    "fd00::/8",
    "2001:db8::/32",
    "::1/128",
    "::ffff:10.0.0.0/104",
  ])("%s is narrow enough", (text) => {
    expect(readTrustedProxies(text)).toEqual([text]);
  });

  it("as networks trusts exactly the senders inside them", () => {
    const trusts = makeTrust(["10.0.0.0/8", "fd00::/8", "192.0.2.1"]);
    const all = ["10.9.8.7", "::ffff:10.9.8.7", "fd12::1", "192.0.2.1", "192.0.2.2", "fe80::1"];
    expect(all.map((address) => trusts(address, 0))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(["unknown", "", "10.0.0.0/8"].some((address) => trusts(address, 5))).toBe(false);
  });

  it("as a number trusts that many senders, whatever their addresses", () => {
    const trusts = makeTrust(2);
    expect([0, 1, 2].map((hop) => trusts("203.0.113.7", hop))).toEqual([true, true, false]);
    expect(makeTrust(0)("127.0.0.1", 0)).toBe(false);
  });
});
