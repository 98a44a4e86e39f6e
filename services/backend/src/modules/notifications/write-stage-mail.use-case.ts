import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database, type Sql } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { refreshAnswerClock } from '../applications/answers/answer-clock.use-case';
import { type ApplicationSummary, describeApplications } from '../applications/describe-application.use-case';
import { RecordAudit } from '../audit/record-audit.use-case';
import { STAGE_MAIL_JOB, STAGE_MAIL_REQUESTED, STAGE_MAIL_TEMPLATE } from './notifications.facts';
import { mails, type NewMail, type WrittenMail } from './stage-mails.repository';
import { companyFacts, findSignature } from './signatures/find-signature.use-case';
import { checkFilled, checkMailText, fillPlaceholders, type MailText } from './templates/mail-text';
import { OpenWrittenMails } from './written/open-written-mails.use-case';

/** Applications that one mail answers, each group with the one first that the mail is written for. */
export type Together = readonly (readonly string[])[];

/** Finds the applications that the mail to an application answers: its group, or itself alone. */
export function groupsIn(together: Together): (id: string) => readonly string[] {
  const groups = new Map(together.flatMap((group) => group.map((id) => [id, group] as const)));
  return (id) => groups.get(id) ?? [id];
}

/** Makes one text that HR wrote into the text for each of several applicants. */
@Injectable()
export class FillStageMail {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * By application; those that are not there are left out. Those that are `together` have one text, which names all of them and is for
   * the first. Call it outside of transactions: it takes a connection of its own.
   */
  async run(
    text: MailText | undefined,
    applicationIds: string[],
    together: Together = [],
  ): Promise<Map<string, MailText>> {
    const texts = new Map<string, MailText>();
    if (!text) return texts;
    const described = await describeApplications(this.database, applicationIds);
    const found = new Map(described.map((application) => [application.id, application]));
    const groupOf = groupsIn(together);
    for (const id of found.keys()) {
      const group = groupOf(id).flatMap((one) => found.get(one) ?? []);
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
export type WantedMail = MailText & {
  applicationId: string;
  /** Applications that it answers as well: nothing goes out of their own. */
  alsoAnswers?: readonly string[];
};
type Asker = Partial<Caller> &
  Pick<Caller, 'actor'> & {
    /** Null or none: as soon as it cannot be taken back any more. */
    notBefore?: Date | null;
    /** Whom the audit log names, where that is not the same. */
    audited?: Partial<Caller>;
  };

interface RequestedMail {
  stageMailId: string;
  eventId: string;
  /** The one that it was written for first. */
  applicationIds: readonly string[];
}

/** Asks for mails to applicants, inside the caller's transaction: they are answers, and move the dates of the next ones. */
@Injectable()
export class RequestStageMail {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
    private readonly openMails: OpenWrittenMails,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * They are among the deliveries from here on. Wake the outbox after the commit; otherwise they leave within a second. However many they
   * are, each step is one statement.
   * @throws ValidationFailed (`subject`, `body`); Postgres' foreign key when there is no such application
   */
  async requestAll(
    tx: Sql,
    wanted: readonly WantedMail[],
    { notBefore = null, audited, ...caller }: Asker,
  ): Promise<RequestedMail[]> {
    const signature = await findSignature(tx, caller.actor, companyFacts(this.config));
    const write = (rows: readonly NewMail[]) => mails.insert(tx, JSON.stringify(rows));
    const toRow = (application_id: string, { subject, body }: MailText, sent_with: string | null): NewMail => {
      return { application_id, subject, body, signature, requested_by: caller.actor.id, sent_with };
    };
    const checked = wanted.map((mail) => ({ mail, text: checkStageMail(mail) }));
    const own = await write(checked.map(({ mail, text }) => toRow(mail.applicationId, text, null)));
    const opened = await this.open(tx, own, notBefore);
    const requested: RequestedMail[] = [];
    const others: NewMail[] = [];
    for (const { mail, text } of checked) {
      const { applicationId, alsoAnswers = [] } = mail;
      const one = opened.get(applicationId);
      if (!one) continue;
      requested.push({ ...one, applicationIds: [applicationId, ...alsoAnswers] });
      others.push(...alsoAnswers.map((id) => toRow(id, text, one.stageMailId)));
    }
    const along = others.length > 0 ? await write(others) : [];
    await refreshAnswerClock(
      tx,
      requested.flatMap(({ applicationIds }) => applicationIds),
    );
    const subjects = [...own, ...along].map(({ id: stageMailId, applicationId: subjectId, sentWith }) => ({
      subjectId,
      details: { stageMailId, notBefore: notBefore?.toISOString(), sentWith: sentWith ?? undefined },
    }));
    await this.audit.recordAll(
      { action: 'stage-mail.requested', subjectType: 'application', ...(audited ?? caller) },
      subjects,
      tx,
    );
    return requested;
  }

  /** The job takes the address that the application has then. @returns the mails and their events, by application */
  private async open(tx: Sql, own: readonly WrittenMail[], notBefore: Date | null) {
    const applicationIds = own.map(({ applicationId }) => applicationId);
    const recipientOf = new Map((await mails.listRecipients(tx, applicationIds)).map((one) => [one.id, one]));
    const written = own.flatMap(({ id, applicationId: subjectId }) => {
      const to = recipientOf.get(subjectId);
      return to
        ? [{ id, subjectKind: 'application' as const, subjectId, reference: to.reference, recipient: to.email }]
        : [];
    });
    const kind = { event: STAGE_MAIL_REQUESTED, job: STAGE_MAIL_JOB, template: STAGE_MAIL_TEMPLATE } as const;
    const eventOf = await this.openMails.run(tx, kind, written);
    const opened = new Map<string, Pick<RequestedMail, 'stageMailId' | 'eventId'>>();
    for (const { id: stageMailId, subjectId } of written) {
      const eventId = eventOf.get(stageMailId);
      if (eventId) opened.set(subjectId, { stageMailId, eventId });
    }
    if (notBefore) await this.outbox.hold(tx, [...eventOf.values()], notBefore);
    return opened;
  }
}
