import type { Config } from '../../../platform/config/config.schema';
import type { Database, Sql } from '../../../platform/database/database';
import { mailboxKey } from '../../../platform/parse-mailbox';
import type { JobEnvelope } from '../../../platform/queue/job';
import { deliveries, mailOf, type NewDelivery, openDelivery } from '../deliveries.repository';
import { acknowledges } from '../find-recipients.use-case';
import * as letters from '../letters/write-submission-mails';
import { isSwitchedOff, SWITCHED_OFF } from '../switches/mail-switches';
import type { DeliverOnce } from './deliver-once';
import { mails } from './mail-handlers.repository';
import { replyTo } from './reply-to.use-case';

/** Acknowledgements to one mailbox. */
const MOST_IN_A_DAY = 5;

interface Tools {
  database: Database;
  deliverOnce: DeliverOnce;
  config: Config;
}

/** Confirms a submission to its sender, unless its kind is switched off or the address has had too many. */
export async function acknowledge(
  tools: Tools,
  job: JobEnvelope,
  recipient: string,
  received: letters.Received,
): Promise<void> {
  const { kind, reference } = received;
  if (!acknowledges(tools.config, kind)) return;
  const delivery = { ...job, subjectKind: kind, reference, template: `acknowledge-${kind}` as const, recipient };
  if (await isSwitchedOff(tools.database, delivery.template)) return tools.deliverOnce.skip(delivery, SWITCHED_OFF);
  await openOnceCounted(tools.database, delivery, tools.config);
  await tools.deliverOnce.deliver(delivery, (sender) =>
    letters.writeAcknowledgement(received, { ...sender, inbox: replyTo(tools.config, kind, sender.company) }),
  );
}

/** Does nothing when the mail has a delivery already. */
export async function openOnceCounted(database: Database, delivery: NewDelivery, config: Config): Promise<void> {
  if (!(await deliveries.find(database, ...mailOf(delivery))))
    await database.transaction((tx) => openAcknowledgement(tx, delivery, config));
}

/** Opens the delivery, or records why it is not sent. */
async function openAcknowledgement(
  tx: Sql,
  newDelivery: NewDelivery,
  { MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO, REPLY_MAILBOX }: Config,
) {
  const key = mailboxKey(newDelivery.recipient);
  await mails.lockMailbox(tx, key);
  const { sent } = await mails.countAcknowledgements(tx, key);
  let skip = sent < MOST_IN_A_DAY ? null : `This address has had ${MOST_IN_A_DAY} acknowledgements within 24 hours`;
  const ours = [MAIL_FROM, HR_MAIL_TO, ENQUIRIES_MAIL_TO, ...(REPLY_MAILBOX ? [REPLY_MAILBOX] : [])];
  if (ours.map(mailboxKey).includes(key)) skip = 'This is a mailbox of ours';
  await openDelivery(tx, newDelivery, MAIL_FROM, skip);
}
