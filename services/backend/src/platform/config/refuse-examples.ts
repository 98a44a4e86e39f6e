import { parseMailbox } from '../parse-mailbox';
import type { Config } from './config.schema';
import { ConfigError } from './load-config';
import { isLoopback } from './setting-types';

/** The settings that may hold an example; `migrate` reads them for this alone. */
type Judged = Pick<
  Config,
  'SITE_URL' | 'EXAMPLE_COMPANY' | 'MAIL_URL' | 'COMPANY_NAME' | (typeof mailboxSettings)[number]
>;

const mailboxSettings = ['MAIL_FROM', 'HR_MAIL_TO', 'ENQUIRIES_MAIL_TO'] as const;
/** As the pages of `frontend/app/content` and `.env.example` have it. */
const exampleCompany = 'plumbline';
/** Servers for trying mails out: they take every mail and deliver none. A container is often named after its service. */
const demoInbox = /(?:^|[.-])(?:maildev|mailpit|mailhog|mailcatcher)(?:[.-]|$)|^sandbox\.smtp\.mailtrap\.io$/i;
/** Domains that nobody can own: RFC 2606, RFC 6761. */
const reservedDomain = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

export const isReservedDomain = (domain: string): boolean => reservedDomain.test(domain);

/** Whether a SITE_URL is reached on this machine only. */
export const isThisMachine = (site: string) => {
  const { hostname } = new URL(site);
  return isLoopback(hostname) || hostname.endsWith('.localhost');
};

/**
 * Refuses a demo inbox, the example company and example addresses where people may wait for a mail, which is at every SITE_URL that is
 * not this machine, private names and addresses included. @throws ConfigError that names each setting, without its value
 */
export function refuseExamples(config: Judged): void {
  if (config.EXAMPLE_COMPANY === 'yes' || isThisMachine(config.SITE_URL)) return;
  const problems: string[] = [];
  if (demoInbox.test(new URL(config.MAIL_URL).hostname))
    problems.push('MAIL_URL is a demo inbox, which delivers no mail');
  if (config.COMPANY_NAME.toLowerCase() === exampleCompany) problems.push('COMPANY_NAME is the example company');
  const isExample = (name: (typeof mailboxSettings)[number]) =>
    isReservedDomain(parseMailbox(config[name]).address.replace(/^.*@/, ''));
  problems.push(
    ...mailboxSettings.filter(isExample).map((name) => `${name} is an example address, which nobody reads`),
  );
  const wayOut = 'set your own, or EXAMPLE_COMPANY=yes for a demonstration';
  if (problems.length > 0) throw new ConfigError(problems.map((text) => `${text}: ${wayOut}`));
}
