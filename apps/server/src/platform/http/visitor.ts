import { isIP, isIPv4 } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Returns the key under which throttles count a call's client: the address in front of the proxies
 * that `TRUST_PROXY` names. An IPv6 address is counted by its /64, which is what one household or
 * server gets.
 */
export function visitorOf(request: FastifyRequest): string {
  return groupAddress(request.ip) ?? groupAddress(request.socket.remoteAddress ?? "") ?? "unknown";
}

/** Returns the address that stands for its group; `null` for what is no address. Ports and zones do not count. */
export function groupAddress(text: string): string | null {
  const address = bare(text);
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return null;
  const groups = expand(address);
  const [last = 0, beforeLast = 0] = groups.toReversed();
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff) {
    return [beforeLast >> 8, beforeLast & 255, last >> 8, last & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::`;
}

/** An address without its port, brackets and zone. */
function bare(text: string): string {
  const inBrackets = /^\[([^\]]{1,64})\]/.exec(text)?.[1];
  const withPort = /^([\d.]{7,15}):\d{1,5}$/.exec(text)?.[1];
  const [address = ""] = (inBrackets ?? withPort ?? text).split("%");
  return address.trim();
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, start = "", a = "", b = "", c = "", d = ""] = dotted ?? [];
  const hex = (high: string, low: string): string =>
    ((Number(high) << 8) | Number(low)).toString(16);
  const plain = dotted ? `${start}${hex(a, b)}:${hex(c, d)}` : address;
  const [head = "", tail] = plain.split("::");
  const read = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [front, back] = [read(head), read(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array.from({ length: zeros }, () => 0), ...back];
}
