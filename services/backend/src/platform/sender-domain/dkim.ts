import { createPublicKey } from 'node:crypto';
import type { AskDns } from './ask-dns';
import type { Finding } from './finding';

/** RFC 8301: verifiers take no shorter RSA keys. */
const FEWEST_BITS = 1_024;
const ED25519_BYTES = 32;

type Judged = Pick<Finding, 'state' | 'says' | 'todo'>;
const REPLACE = 'replace it as your relay tells.';

/**
 * Whether the keys that the relay signs with are in DNS. Only the relay knows under which names (selectors); one good key is enough.
 * @throws Error when no key is good, and of one no DNS server tells
 */
export async function checkDkim(domain: string, selectors: readonly string[], dns: AskDns): Promise<Finding> {
  const check = 'DKIM';
  if (selectors.length === 0)
    return {
      check,
      state: 'unknown',
      says: 'It could not be checked: the name of the key (selector) is not known.',
      todo: 'set DKIM_SELECTOR to it; it is the s= of the DKIM-Signature of a mail that has arrived.',
    };
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`);
  const looks = await Promise.allSettled(names.map((name) => judgeName(name, dns)));
  const says = looks
    .map((look, at) => (look.status === 'fulfilled' ? look.value.says : `${names[at]} could not be looked up.`))
    .join(' ');
  const found = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
  if (found.some(({ state }) => state === 'good')) return { check, state: 'good', says };
  const failed = looks.find((look) => look.status === 'rejected');
  if (failed) throw failed.reason;
  const warning = found.find(({ state }) => state === 'warning');
  if (warning) return { check, ...warning, says };
  const todo = `add the TXT or CNAME record that your relay gives for ${names.join(' or ')}.`;
  return { check, state: 'fault', says, todo };
}

async function judgeName(name: string, dns: AskDns): Promise<Judged> {
  const records = (await dns.textsOf(name)).filter((text) => /(?:^|;)\s*p\s*=/i.test(text));
  const [record] = records;
  const fault = (says: string): Judged => ({ state: 'fault', says });
  if (!record) {
    const alias = await dns.aliasOf(name);
    return fault(alias ? `${name} leads to ${alias}, which has no key.` : `${name} has no key.`);
  }
  if (records.length > 1)
    return fault(
      `${name} has ${records.length} keys, of which receivers may take either; a long key is one record of several texts.`,
    );
  return judgeKey(name, record);
}

const tagOf = (tag: string, record: string) =>
  new RegExp(String.raw`(?:^|;)\s*${tag}\s*=([^;]*)`, 'i').exec(record)?.[1]?.replace(/\s+/g, '');

function judgeKey(name: string, record: string): Judged {
  const key = tagOf('p', record) ?? '';
  if (key === '') return { state: 'fault', says: `The key of ${name} was taken back (p= is empty).` };
  if (tagOf('t', record)?.split(':').includes('y'))
    return {
      state: 'warning',
      says: `The key of ${name} says that it is for tests (t=y): receivers may not count it.`,
      todo: 'take t=y out of the record.',
    };
  const isEd25519 = tagOf('k', record)?.toLowerCase() === 'ed25519';
  const bits = isEd25519 ? undefined : bitsOf(key);
  const isReadable = isEd25519 ? Buffer.from(key, 'base64').length === ED25519_BYTES : bits !== undefined;
  if (!isReadable)
    return {
      state: 'fault',
      says: `The key of ${name} cannot be read: it is cut off, or has signs that do not belong to it, such as quotes.`,
    };
  if (bits !== undefined && bits < FEWEST_BITS)
    return { state: 'fault', says: `The key of ${name} has ${bits} bits; receivers take none below ${FEWEST_BITS}.` };
  if (isEd25519)
    return {
      state: 'warning',
      says: `The key of ${name} is of Ed25519, which some large receivers do not check.`,
      todo: REPLACE,
    };
  return { state: 'good', says: `${name} has a key of ${bits} bits.` };
}

/** Of an RSA key, in either of its encodings. */
function bitsOf(text: string): number | undefined {
  if (!/^[a-z\d+/]+=*$/i.test(text)) return undefined;
  for (const type of ['spki', 'pkcs1'] as const)
    try {
      const { asymmetricKeyDetails } = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type });
      return asymmetricKeyDetails?.modulusLength;
    } catch {
      // The other encoding.
    }
  return undefined;
}
