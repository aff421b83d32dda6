import { BlockList, isIP, isIPv4 } from "node:net";
import { StartupError } from "../errors/startup-error.ts";

/** Which proxies in front are believed: how many there are, or their addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

const mostProxies = 10;

/**
 * Reads `TRUST_PROXY`: unset, empty, `0` or `false` for none, a number of proxies (`true` counts as 1), or their
 * addresses and networks with commas between.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const given = text?.trim().toLowerCase() ?? "";
  if (given === "" || given === "false") return 0;
  if (given === "true") return 1;
  if (/^\d{1,2}$/.test(given) && Number(given) <= mostProxies) return Number(given);
  const networks = given.split(",").map((one) => one.trim());
  if (networks.every(isNetwork)) {
    const wide = networks.find(isTooWide);
    if (wide === undefined) return networks;
    throw new StartupError(
      `TRUST_PROXY must not name a network as wide as ${wide}: whoever sends from it could claim any address and pass every rate limit. Name the addresses or networks of the proxies in front.`,
    );
  }
  throw new StartupError(
    `TRUST_PROXY must be the number of proxies in front (up to ${mostProxies}), or their addresses or networks with commas between, such as 10.0.0.0/8,fd00::/8, not "${text}".`,
  );
}

/** The widest private networks: 10.0.0.0/8 and fc00::/7. */
const widest = { ipv4: 8, ipv6: 16, uniqueLocal: 7 };

/** Returns whether a network is wider than any that proxies have: it would trust strangers. */
function isTooWide(network: string): boolean {
  const [address = "", length] = network.split("/");
  if (length === undefined) return false;
  const bits = Number(length);
  if (isIPv4(address)) return bits < widest.ipv4;
  if (hasMappedIPv4(address, bits)) return bits < 96 + widest.ipv4;
  return bits < (/^f[cd]/i.test(address) ? widest.uniqueLocal : widest.ipv6);
}

const mapped = { address: "::ffff:0.0.0.0", bits: 96 };

/** Returns whether an IPv6 network has addresses of IPv4 written as IPv6: one of the two networks contains the other. */
function hasMappedIPv4(address: string, bits: number): boolean {
  const contains = (outer: typeof mapped, inner: string): boolean => {
    const list = new BlockList();
    list.addSubnet(outer.address, outer.bits, "ipv6");
    return list.check(inner, "ipv6");
  };
  return contains(mapped, address) || contains({ address, bits }, mapped.address);
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const most = isIPv4(address) ? 32 : 128;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) !== 0 && isLength && rest.length === 0;
}

/**
 * Returns whether the sender at an address is believed about who sent to it; `hop` is 0 for who is connected to
 * us, and counts up with each sender before. So the client is the last sender who is not believed.
 */
export function makeTrust(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies) {
    const [address = "", bits] = network.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (sender) => {
    const address = sender?.replace(/^::ffff:(?=\d{1,3}\.)/i, "") ?? "";
    if (isIP(address) === 0) return false;
    return list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  };
}
