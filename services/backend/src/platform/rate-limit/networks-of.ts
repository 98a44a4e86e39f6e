import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Networks {
  /** One visitor: an IPv4 address, or the /64 of an IPv6 address, because one connection has all of it. */
  address: string;
  /** IPv4 /24, IPv6 /48. */
  subnet: string;
}

/** The networks for which a call from this address is counted. All texts that are no address are counted together. */
export function networksOf(ip: string): Networks {
  const version = isIP(ip);
  if (version === 0) return { address: 'unknown', subnet: 'unknown' };
  // Node takes an IPv4 address in one spelling only.
  if (version === 4) return { address: ip, subnet: ip.slice(0, ip.lastIndexOf('.') + 1) };
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return networksOf(address.toString());
  const [a, b, c, d] = address.parts.map((part) => part.toString(16));
  return { address: `${a}:${b}:${c}:${d}::/64`, subnet: `${a}:${b}:${c}::/48` };
}
