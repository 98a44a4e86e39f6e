import type { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Finding } from '../finding.ts';
import { orNone } from './resolver.ts';

const check = 'DNS';

/** Whether the name of the site is in DNS. */
export async function checkSiteName(site: string, resolver: Resolver): Promise<Finding> {
  const host = new URL(site).hostname;
  if (isIP(host.replace(/^\[(.*)\]$/, '$1')) || /(?:^|\.)localhost$/.test(host))
    return { check, state: 'unneeded', says: `${host} needs no DNS.` };
  const found = [...(await orNone(resolver.resolve4(host))), ...(await orNone(resolver.resolve6(host)))];
  if (found.length > 0) return { check, state: 'good', says: `${host} is ${found.join(', ')}.` };
  return { check, state: 'fault', says: `${host} has no address.`, todo: `add an A or AAAA record for ${host}.` };
}
