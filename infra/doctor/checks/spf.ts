import type { Resolver } from 'node:dns/promises';
import type { Finding } from '../finding.ts';
import { textsOf } from './resolver.ts';

const check = 'SPF';
/** RFC 7208, 4.6.4: with more terms that need DNS, receivers give a permanent error. */
const MOST_LOOKUPS = 10;

const isSpf = (text: string) => /^v=spf1(?: |$)/i.test(text);

/**
 * How many terms of a domain's SPF need DNS, with those of the domains that it includes or redirects to. Of `mx` only the term counts, not
 * its hosts.
 */
async function countLookups(resolver: Resolver, record: string, seen: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for (const term of record.split(/\s+/).slice(1)) {
    const [, name = '', domain = ''] =
      /^[+?~-]?(include|redirect|exists|a|mx|ptr)(?:[:=]([^/]+))?(?:\/.*)?$/i.exec(term) ?? [];
    if (!name) continue;
    count += 1;
    if (!/^(?:include|redirect)$/i.test(name) || !domain || seen.has(domain) || count > MOST_LOOKUPS) continue;
    const inner = (await textsOf(resolver, domain)).find(isSpf);
    if (!inner) throw new BrokenInclude(domain);
    count += await countLookups(resolver, inner, new Set([...seen, domain]));
  }
  return count;
}

class BrokenInclude extends Error {}

/** Whether the domain of MAIL_FROM says which servers may send its mail, in a way that receivers take. */
export async function checkSpf(domain: string, resolver: Resolver): Promise<Finding> {
  const fault = (says: string, todo: string): Finding => ({ check, state: 'fault', says, todo });
  const records = (await textsOf(resolver, domain)).filter(isSpf);
  const [record] = records;
  if (!record)
    return fault(
      `${domain} has no SPF record.`,
      `add a TXT record for ${domain}, such as "v=spf1 include:<relay> -all".`,
    );
  if (records.length > 1)
    return fault(
      `${domain} has ${records.length} SPF records, which receivers take for none.`,
      `put them together into one TXT record that begins with v=spf1.`,
    );
  if (/\s\+?all(?:\s|$)/i.test(record))
    return fault(`${domain} lets every server send its mail (${record}).`, 'end the SPF record with -all or ~all.');
  try {
    const lookups = await countLookups(resolver, record, new Set([domain]));
    if (lookups > MOST_LOOKUPS)
      return fault(
        `The SPF record of ${domain} needs ${lookups} lookups in DNS; from ${MOST_LOOKUPS + 1} on receivers refuse it.`,
        'remove terms that are not used, or replace include by ip4 and ip6.',
      );
  } catch (error) {
    if (!(error instanceof BrokenInclude)) throw error;
    return fault(`The SPF record of ${domain} includes ${error.message}, which has none.`, 'remove that term.');
  }
  if (!/\s[~-]all(?:\s|$)|\sredirect=/i.test(record))
    return {
      check,
      state: 'warning',
      says: `The SPF record of ${domain} does not say what holds for other servers (${record}).`,
      todo: 'end it with -all or ~all.',
    };
  return { check, state: 'good', says: `${domain} has one: ${record}. Whether it names your relay, SEND=yes shows.` };
}
