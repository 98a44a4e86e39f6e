export interface Networks {
  /** One visitor: an IPv4 address, or the /64 that an IPv6 connection has to itself. */
  address: string;
  /** The neighbourhood: IPv4 /24, IPv6 /48. */
  prefix: string;
}

const unknown: Networks = { address: 'unknown', prefix: 'unknown' };
const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3}\.)\d{1,3}$/;
const mappedText = /^::ffff:(?=\d+\.)/i;

/** Whom to count for an address. Whatever is not an address is counted together. */
export function networksOf(ip: string): Networks {
  const text = ip.replace(mappedText, '');
  const prefix = ipv4.exec(text)?.[1];
  if (prefix !== undefined) return { address: text, prefix };
  const groups = groupsOf(text);
  if (!groups) return unknown;
  const [a, b, c, d, e, f, high = 0, low = 0] = groups;
  if (a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff) return mapped(high, low);
  const site = groups.slice(0, 3).map(inHex).join(':');
  return { address: `${site}:${inHex(d ?? 0)}::/64`, prefix: `${site}::/48` };
}

const inHex = (group: number) => group.toString(16);

/** An IPv4 address in the clothes of IPv6, written in hexadecimal. */
function mapped(high: number, low: number): Networks {
  const prefix = `${high >> 8}.${high & 255}.${low >> 8}.`;
  return { address: `${prefix}${low & 255}`, prefix };
}

/** The eight numbers of an IPv6 address; null for anything else. */
function groupsOf(text: string): number[] | null {
  const [head = '', tail, ...more] = text.replace(/%.*$/, '').split('::');
  if (more.length > 0) return null;
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}
