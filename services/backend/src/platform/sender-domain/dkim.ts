import { createPublicKey } from 'node:crypto';
import type { AskDns } from './ask-dns';
import type { Finding } from './finding';

/** RFC 8301: verifiers take no shorter RSA keys. */
const FEWEST_BITS = 1_024;
const ED25519_BYTES = 32;

type Judged = Pick<Finding, 'state' | 'says'>;

/** Whether the keys that the relay signs with are in DNS. Only the relay knows under which names (selectors); one good key is enough. */
export async function checkDkim(domain: string, selectors: readonly string[], dns: AskDns): Promise<Finding> {
  const check = 'DKIM';
  const found: Judged[] = [];
  for (const selector of selectors) found.push(await judgeName(`${selector}._domainkey.${domain}`, dns));
  if (found.length === 0)
    return {
      check,
      state: 'unknown',
      says: 'It could not be checked: the name of the key (selector) is not known.',
      todo: 'set DKIM_SELECTOR to it; it is the s= of the DKIM-Signature of a mail that has arrived.',
    };
  const state = (['good', 'warning'] as const).find((one) => found.some((judged) => judged.state === one)) ?? 'fault';
  const says = found.map((judged) => judged.says).join(' ');
  if (state === 'good') return { check, state, says };
  if (state === 'warning') return { check, state, says, todo: 'replace it as your relay tells.' };
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`).join(' or ');
  return { check, state, says, todo: `add the TXT or CNAME record that your relay gives for ${names}.` };
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
    return { state: 'warning', says: `The key of ${name} is of Ed25519, which some large receivers do not check.` };
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
