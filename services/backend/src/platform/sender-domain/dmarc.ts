import type { AskDns } from './ask-dns';
import type { Finding } from './finding';

const check = 'DMARC';

/** The domain and those above it that can have a policy for it, down to two labels. */
function domainsAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** Whether receivers know what to do with a mail that somebody else sends in the name of the domain. @throws Error when no DNS server tells */
export async function checkDmarc(domain: string, dns: AskDns): Promise<Finding> {
  for (const above of domainsAbove(domain)) {
    const records = (await dns.textsOf(`_dmarc.${above}`)).filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
    if (records.length > 1)
      return {
        check,
        state: 'fault',
        says: `_dmarc.${above} has ${records.length} records, which receivers take for none.`,
        todo: 'keep one of them.',
      };
    const [record] = records;
    if (record) return judge(`_dmarc.${above}`, record, above !== domain);
  }
  return {
    check,
    state: 'fault',
    says: `${domain} has no DMARC record; large receivers refuse or hide mail without one.`,
    todo: `add a TXT record for _dmarc.${domain}, such as "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}".`,
  };
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
