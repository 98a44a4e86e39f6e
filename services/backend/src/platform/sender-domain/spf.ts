import type { AskDns } from './ask-dns';
import type { Finding } from './finding';

/** RFC 7208, 4.6.4: with more terms that need DNS, receivers give a permanent error. */
const MOST_LOOKUPS = 10;

const isSpf = (text: string) => /^v=spf1(?: |$)/i.test(text);
const mechanism = /^[+?~-]?(?:all|(?:include|exists|ip4|ip6):.+|(?:a|mx|ptr)(?:[:/].+)?)$/i;
const isModifier = (term: string) =>
  /^[a-z][\w.-]*=/i.test(term) && !/^(?:all|include|exists|ip[46]|a|mx|ptr)=/i.test(term);
const looksUp = /^[+?~-]?(include|redirect|exists|a|mx|ptr)(?:[:=]([^/]+))?(?:\/.*)?$/i;

/** A term because of which receivers take nothing of a record. */
class BrokenTerm extends Error {
  constructor(
    says: string,
    readonly todo = 'remove or correct that term.',
  ) {
    super(says);
  }
}

/** The terms of a record that count: none behind `all`, and no `redirect` beside it (RFC 7208, 5.1 and 6.1). */
function termsOf(record: string): string[] {
  const terms = record.trim().split(/ +/).slice(1);
  const all = terms.findIndex((term) => /^[+?~-]?all$/i.test(term));
  return all < 0 ? terms : terms.slice(0, all + 1).filter((term) => !/^redirect=/i.test(term));
}

/** `path` leads from the domain of a mail to the one that includes `domain`; the counter is one for all of them. */
interface Walk {
  domain: string;
  record: string;
  path: readonly string[];
  lookups: { left: number };
}

/**
 * Reads the terms of a record, and of the domains that it includes or redirects to. Of `mx` only the term counts, not its hosts. What a macro
 * (`%`) stands for depends on the mail, so it is counted and not followed. @throws BrokenTerm
 */
async function readTerms(dns: AskDns, { domain, record, path, lookups }: Walk): Promise<void> {
  const own = [...path, domain];
  for (const term of termsOf(record)) {
    if (!mechanism.test(term) && !isModifier(term))
      throw new BrokenTerm(`The SPF record of ${domain} has “${term}”, because of which receivers take nothing of it.`);
    const [, name = '', next = ''] = looksUp.exec(term) ?? [];
    if (!name) continue;
    lookups.left -= 1;
    if (lookups.left < 0)
      throw new BrokenTerm(
        `The SPF record of ${own[0]} needs more than ${MOST_LOOKUPS} lookups in DNS; receivers refuse it.`,
        'remove terms that are not used, or replace include by ip4 and ip6.',
      );
    if (!/^(?:include|redirect)$/i.test(name) || next.includes('%')) continue;
    const included = next.toLowerCase();
    await readTerms(dns, { domain: included, record: await readInner(dns, included, own), path: own, lookups });
  }
}

/** The record of a domain that the last one of the path includes. @throws BrokenTerm */
async function readInner(dns: AskDns, next: string, path: Walk['path']): Promise<string> {
  const domain = path.at(-1);
  if (path.includes(next)) {
    const between = path.slice(path.indexOf(next) + 1).join(', ');
    throw new BrokenTerm(`The SPF record of ${next} includes itself${between && ` by way of ${between}`}.`);
  }
  const texts = await dns.textsOf(next).catch((error: Error) => {
    if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'EBADNAME') throw error;
    throw new BrokenTerm(`The SPF record of ${domain} includes “${next}”, which is no name of a domain.`);
  });
  const [inner, another] = texts.filter(isSpf);
  if (!inner) throw new BrokenTerm(`The SPF record of ${domain} includes ${next}, which has none.`);
  if (another) throw new BrokenTerm(`The SPF record of ${domain} includes ${next}, which has more than one.`);
  return inner;
}

/** Whether the domain says which servers may send its mail, in a way that receivers take. @throws Error when no DNS server tells */
export async function checkSpf(domain: string, dns: AskDns): Promise<Finding> {
  const fault = (says: string, todo: string): Finding => ({ check: 'SPF', state: 'fault', says, todo });
  const records = (await dns.textsOf(domain)).filter(isSpf);
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
    await readTerms(dns, { domain, record, path: [], lookups: { left: MOST_LOOKUPS } });
  } catch (error) {
    if (!(error instanceof BrokenTerm)) throw error;
    return fault(error.message, error.todo);
  }
  if (!/\s[~-]all(?:\s|$)|\sredirect=/i.test(record))
    return {
      check: 'SPF',
      state: 'warning',
      says: `The SPF record of ${domain} does not say what holds for other servers (${record}).`,
      todo: 'end it with -all or ~all.',
    };
  return {
    check: 'SPF',
    state: 'good',
    says: `${domain} has one: ${record}. Whether it names your relay, a test mail shows.`,
  };
}
