import type { AskDns } from './ask-dns';
import type { Finding } from './finding';

const check = 'DMARC';

/** The domain and those above it that can have a policy for it, down to two labels. */
function domainsAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** The DMARC records that stand for a domain, and where they were found: at it, or above it. */
export interface Policy {
  at: string;
  records: readonly [string, ...string[]];
}

/** Nothing where there is none. @throws Error when no DNS server tells */
export async function findPolicy(domain: string, dns: AskDns): Promise<Policy | undefined> {
  for (const at of domainsAbove(domain)) {
    const texts = await dns.textsOf(`_dmarc.${at}`);
    const [first, ...more] = texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
    if (first !== undefined) return { at, records: [first, ...more] };
  }
  return undefined;
}

/** Whether receivers know what to do with a mail that somebody else sends in the name of the domain. */
export function judgePolicy(domain: string, policy: Policy | undefined): Finding {
  if (!policy)
    return {
      check,
      state: 'fault',
      says: `${domain} has no DMARC record; large receivers refuse or hide mail without one.`,
      todo: `add a TXT record for _dmarc.${domain}, such as "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}".`,
    };
  const { at, records } = policy;
  if (records.length > 1)
    return {
      check,
      state: 'fault',
      says: `_dmarc.${at} has ${records.length} records, which receivers take for none.`,
      todo: 'keep one of them.',
    };
  return judge(`_dmarc.${at}`, records[0], at !== domain);
}

const isBelow = (domain: string, above: string) => domain === above || domain.endsWith(`.${above}`);

/**
 * Whether SPF of the envelope counts for DMARC of the sender: one is above the other, or both are below the domain of the policy. Under
 * aspf=s they must be equal (RFC 7489, 3.1.2). A policy of a registry (psd=y) makes no organization of the domains below it.
 */
export function isAligned(domain: string, envelope: string, policy: Policy | undefined): boolean {
  const record = policy?.records[0] ?? '';
  if (domain === envelope || tagOf('aspf', record) === 's') return domain === envelope;
  if (isBelow(domain, envelope) || isBelow(envelope, domain)) return true;
  return policy !== undefined && tagOf('psd', record) !== 'y' && isBelow(envelope, policy.at);
}

const tagOf = (tag: string, record: string) =>
  new RegExp(String.raw`;\s*${tag}\s*=\s*(\w+)`, 'i').exec(record)?.[1]?.toLowerCase();

/** For a domain below the one of the record, `sp=` stands above `p=` (RFC 7489, 6.3). */
function judge(name: string, record: string, isAbove: boolean): Finding {
  const ownTag = isAbove && tagOf('sp', record) ? 'sp' : 'p';
  const policy = tagOf(ownTag, record);
  const isPolicy = policy === 'reject' || policy === 'quarantine';
  const isTrial = tagOf('t', record) === 'y' || tagOf('pct', record) === '0';
  if (isPolicy && !isTrial) return { check, state: 'good', says: `${name} says ${record}.` };
  if (isPolicy)
    return {
      check,
      state: 'warning',
      says: `${name} has a policy on trial alone (${record}).`,
      todo: 'take t=y or pct=0 out of it once the reports show your own mails alone.',
    };
  const says =
    policy === 'none' ? `${name} asks receivers to do nothing (${ownTag}=none).` : `${name} has no policy (${record}).`;
  return {
    check,
    state: 'warning',
    says,
    todo: `raise it to ${ownTag}=quarantine once the reports show your own mails alone.`,
  };
}
