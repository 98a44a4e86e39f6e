import type { Resolver } from 'node:dns/promises';
import type { Finding } from '../finding.ts';
import { textsOf } from './resolver.ts';

const check = 'DKIM';

/** Whether the key that the relay signs with is in DNS. Only the relay knows under which name (selector). */
export async function checkDkim(domain: string, selector: string | undefined, resolver: Resolver): Promise<Finding> {
  if (!selector)
    return {
      check,
      state: 'unknown',
      says: 'it could not be checked: the name of the key (selector) is not known.',
      todo: 'DKIM_SELECTOR=… names it; it is the s= of the DKIM-Signature of a mail that has arrived.',
    };
  const name = `${selector}._domainkey.${domain}`;
  const record = (await textsOf(resolver, name)).find((text) => /(?:^|;)\s*p=/i.test(text));
  const key = /(?:^|;)\s*p=([^;]*)/i.exec(record ?? '')?.[1]?.trim();
  if (key) return { check, state: 'good', says: `${name} has a key.` };
  const says = record ? `The key of ${name} was taken back (p= is empty).` : `${name} has no key.`;
  return { check, state: 'fault', says, todo: `add the TXT or CNAME record that your relay gives for ${name}.` };
}
