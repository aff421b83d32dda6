import { lookup } from "node:dns";
import { BlockList, isIP } from "node:net";
import type { LookupFunction } from "node:net";

/** Networks that no public service is in: own machine, private, link-local, shared, multicast, reserved, documentation. */
const closed = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["100::", 64],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  closed.addSubnet(net, bits, "ipv6");

/** Returns whether an IP address belongs to the public internet. */
function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !closed.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Returns whether a push service may have an address: https on its usual port, by a name, without a password. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password } = new URL(address);
  const isNamed = isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 && hostname.includes(".");
  return protocol === "https:" && port === "" && username === "" && password === "" && isNamed;
}

/** Resolves a name as `node:dns` does and fails where any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const isRefused = error !== null || !found.every(({ address }) => isPublicAddress(address));
    if (isRefused) return done(error ?? new Error("the address is not public"), "", 4);
    const [first] = found;
    if (options.all) return done(null, found);
    return done(null, first?.address ?? "", first?.family ?? 4);
  });
};
