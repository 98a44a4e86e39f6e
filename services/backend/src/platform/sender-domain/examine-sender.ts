import type { Config } from '../config/config.schema';
import { isReservedDomain } from '../config/refuse-examples';
import { isPrivateName } from '../config/setting-types';
import { replyMailbox } from '../mailbox/mailbox-address';
import { parseMailbox } from '../parse-mailbox';
import { within } from '../within';
import { AskDns } from './ask-dns';
import { checkDkim } from './dkim';
import { findPolicy, isAligned, judgePolicy } from './dmarc';
import type { Finding } from './finding';
import { checkSpf } from './spf';

type Settings = Pick<Config, 'MAIL_FROM' | 'REPLY_MAILBOX' | 'DKIM_SELECTOR' | 'DNS_SERVER'>;

/** All questions of one record: an SPF record may ask for ten others. */
const RECORD_MS = 10_000;

const domainOf = (mailbox: string) => parseMailbox(mailbox).address.replace(/^.*@/, '').toLowerCase();

/** The domain that is the sender of our mails, in ASCII. */
export const senderDomain = ({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string => domainOf(MAIL_FROM);

/**
 * Looks up in DNS what receivers judge our mails by, and says in words what is missing. Ends within ten seconds or little more, and never
 * rejects: what no DNS server tells is unknown.
 */
export async function examineSender(settings: Settings, recordMs = RECORD_MS): Promise<Finding[]> {
  const domain = senderDomain(settings);
  if (isReservedDomain(domain))
    return [{ check: 'sender', state: 'unneeded', says: `Nobody gets mail from ${domain}, an example address.` }];
  if (isPrivateName(domain))
    return [
      {
        check: 'sender',
        state: 'unneeded',
        says: `${domain} is a name of a private network, which no other one looks up.`,
      },
    ];
  const dns = new AskDns(settings.DNS_SERVER, Math.min(recordMs, 5_000));
  const look = (check: Finding['check'], work: Promise<Finding>) =>
    within(recordMs, work).catch((error: Error): Finding => unknown(check, error));
  try {
    if (!(await within(recordMs, dns.isKnown(domain)))) return [unknownDomain(domain)];
  } catch (error) {
    return [unknown('sender', error as Error)];
  }
  // Receivers ask for SPF at the sender of the envelope.
  const envelope = domainOf(replyMailbox(settings) ?? settings.MAIL_FROM);
  const policy = findPolicy(domain, dns);
  const ofEnvelope = async () => {
    const found = await checkSpf(envelope, dns);
    const counts = envelope === domain || isAligned(domain, envelope, await policy.catch(() => undefined));
    return counts ? found : besideDmarc(found, domain);
  };
  return Promise.all([
    look('SPF', ofEnvelope()),
    look('DKIM', checkDkim(domain, settings.DKIM_SELECTOR ?? [], dns)),
    look(
      'DMARC',
      policy.then((found) => judgePolicy(domain, found)),
    ),
  ]);
}

const unknown = (check: Finding['check'], { message }: Error): Finding => ({
  check,
  state: 'unknown',
  says: `It could not be looked up: ${message}.`,
  todo: 'see whether DNS answers here, and look again. It says nothing about the record.',
});

const unknownDomain = (domain: string): Finding => ({
  check: 'sender',
  state: 'fault',
  says: `DNS knows nothing of ${domain}, the domain of MAIL_FROM: receivers refuse its mail.`,
  todo: 'see whether it is spelt rightly. Where DNS here knows other domains than the world, DNS_SERVER names a server to ask.',
});

/** What holds of the SPF of an envelope that is not aligned with the sender. */
function besideDmarc(found: Finding, domain: string): Finding {
  const says = `${found.says} It is that of REPLY_MAILBOX, where bounces go: for DMARC of ${domain}, DKIM alone counts.`;
  if (found.state !== 'good') return { ...found, says };
  return {
    ...found,
    state: 'warning',
    says,
    todo: `see that DKIM is good, or take a mailbox of ${domain} for replies.`,
  };
}
