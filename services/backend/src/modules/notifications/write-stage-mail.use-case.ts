import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import type { Sql } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { refreshAnswerClock } from '../applications/answers/answer-clock.use-case';
import { type ApplicationSummary, DescribeApplication } from '../applications/describe-application.use-case';
import { RecordAudit } from '../audit/record-audit.use-case';
import { openDelivery } from './deliveries.repository';
import { STAGE_MAIL_JOB, STAGE_MAIL_REQUESTED, STAGE_MAIL_TEMPLATE } from './notifications.facts';
import { mails } from './stage-mails.repository';
import { checkFilled, checkMailText, fillPlaceholders, type MailText } from './templates/mail-text';

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly applications: DescribeApplication,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * By application; those that are not there are left out. Those that are `together` have one text, which names all of them and is for
   * the first. Call it outside of transactions: it takes connections of its own.
   */
  async run(
    text: MailText | undefined,
    applicationIds: string[],
    together: readonly (readonly string[])[] = [],
  ): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    if (!text) return texts;
    const found = new Map<string, ApplicationSummary>();
    for (const id of applicationIds) {
      const application = await this.applications.run(id);
      if (application) found.set(application.id, application);
    }
    for (const id of found.keys()) {
      const group = (together.find((one) => one.includes(id)) ?? [id]).flatMap((one) => found.get(one) ?? []);
      texts.set(id, fillFor(group, text, this.config.COMPANY_NAME));
    }
    return texts;
  }
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const listed = (texts: readonly string[]) => inWords.format(new Set(texts));

type Named = Pick<ApplicationSummary, 'name' | 'apply' | 'reference'>;

/** The text with the facts about one applicant in place of the placeholders: of all these applications, and the name of the first. */
export function fillFor(applications: readonly Named[], { subject, body }: MailText, company: string): MailText {
  const position = listed(applications.map(({ apply }) => apply));
  const reference = listed(applications.map((one) => one.reference));
  const values = { name: applications[0]?.name ?? '', position, reference, company };
  return { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) };
}

/** The text as it goes out. @throws ValidationFailed (`subject`, `body`) for one that cannot go out as it stands */
export function checkStageMail(filled: MailText): MailText {
  const text = checkMailText(filled);
  checkFilled(text);
  return text;
}

/** The text is as HR has previewed and perhaps edited it. */
type WantedStageMail = MailText &
  Partial<Caller> &
  Pick<Caller, 'actor'> & {
    applicationId: string;
    /** Null or none: as soon as it cannot be taken back any more. */
    notBefore?: Date | null;
    /** The stage mail that answers this application as well: then nothing goes out of its own. */
    sentWith?: string;
  };

/** Asks for a mail to an applicant, inside the caller's transaction: it is an answer, and moves the date of the next one. */
@Injectable()
export class RequestStageMail {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * Returns the id of the stage mail, which is among the deliveries from here on. Wake the outbox after the commit; otherwise the mail leaves within a second.
   * @throws ValidationFailed (`subject`, `body`); Postgres' foreign key when there is no such application
   */
  async request(
    tx: Sql,
    { applicationId, subject, body, notBefore = null, sentWith, ...caller }: WantedStageMail,
  ): Promise<string> {
    const text = checkStageMail({ subject, body });
    const { id } = await mails.insert(tx, applicationId, text.subject, text.body, caller.actor.id, sentWith ?? null);
    if (sentWith === undefined) {
      await this.outbox.publish(tx, STAGE_MAIL_REQUESTED, id);
      await this.openDelivery(tx, applicationId, id, notBefore);
    }
    await refreshAnswerClock(tx, [applicationId]);
    const details = {
      stageMailId: id,
      ...(notBefore && { notBefore: notBefore.toISOString() }),
      ...(sentWith && { sentWith }),
    };
    const about = { subjectType: 'application' as const, subjectId: applicationId, details };
    await this.audit.record({ action: 'stage-mail.requested', ...about, ...caller }, tx);
    return id;
  }

  /** Before its job does, so that a mail that waits can be seen. The job takes the address that the application has then. */
  private async openDelivery(
    tx: Sql,
    applicationId: string,
    stageMailId: string,
    notBefore: Date | null,
  ): Promise<void> {
    const eventId = await this.outbox.find(tx, STAGE_MAIL_REQUESTED, stageMailId);
    const application = await mails.findRecipient(tx, applicationId);
    if (!eventId || !application) return;
    const { email: recipient, reference } = application;
    const about = { subjectKind: 'application', subjectId: applicationId, reference } as const;
    const job = { job: STAGE_MAIL_JOB, event: STAGE_MAIL_REQUESTED, eventId };
    await openDelivery(tx, { ...job, ...about, recipient, template: STAGE_MAIL_TEMPLATE }, this.config.MAIL_FROM);
    if (notBefore) await this.outbox.hold(tx, [eventId], notBefore);
  }
}
