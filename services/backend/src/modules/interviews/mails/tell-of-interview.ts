import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { type ApplicationSummary, describeApplications } from '../../applications/describe-application.use-case';
import { cancelWrittenMails } from '../../notifications/cancel-stage-mails.use-case';
import { INTERVIEW_NOTICE_JOB, INTERVIEW_NOTICE_TEMPLATE } from '../../notifications/notifications.facts';
import { FindMailTemplate } from '../../notifications/templates/find-mail-template.use-case';
import { fillInterviewMail, type MailText } from '../../notifications/written/fill-interview-mail.use-case';
import { OpenWrittenMails } from '../../notifications/written/open-written-mails.use-case';
import { RequestStageMail } from '../../notifications/write-stage-mail.use-case';
import { INTERVIEW_NOTICE_REQUESTED, type InterviewState, type ToldKind, toldKinds } from '../interviews.facts';
import { interviews, type Plan } from '../interviews.repository';
import { planKey, sortedIds } from '../arrange/read-plan';
import { describeTimes } from './describe-when';
import { type Heard, interviewMails, type Method } from './interview-mails.repository';

/** The texts that applicants get, by what has happened. */
export type InterviewTexts = Readonly<Record<ToldKind, MailText>>;

/** In whose name people are told. `audited` is whom the audit log names, where that is not the same: nobody, where an applicant has chosen. */
export type Teller = Pick<Caller, 'actor'> & Partial<Caller> & { audited?: Partial<Caller> };

/** A change of an interview that is written down, and how the interview is after it. */
export interface Told extends Plan {
  changeId: string;
  interviewId: string;
  applicationId: string;
  state: InterviewState;
}

/** The events of the mails that leave because of a change, and of those that it has stopped. */
export interface TellingEvents {
  eventIds: string[];
  stopped: string[];
}

/**
 * Tells everybody of a change of an interview who does not know it as it is now, each by one mail. What has not left yet because of an
 * earlier change is stopped first, so that somebody who never heard of that is told of both at once, or of nothing.
 */
@Injectable()
export class TellOfInterview {
  constructor(
    private readonly outbox: Outbox,
    private readonly requestMail: RequestStageMail,
    private readonly openMails: OpenWrittenMails,
    private readonly findTemplate: FindMailTemplate,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Before a transaction: each takes a connection of its own. */
  async readTexts({ actor }: { actor: Pick<Caller['actor'], 'role'> }): Promise<InterviewTexts> {
    const texts: Partial<Record<ToldKind, MailText>> = {};
    for (const kind of toldKinds) texts[kind] = await this.findTemplate.run({ key: `interview-${kind}` }, actor);
    return texts as InterviewTexts;
  }

  /** The application is locked. @throws ValidationFailed for a text that cannot go out as it stands */
  async tell(tx: Sql, change: Told, texts: InterviewTexts, caller: Teller): Promise<TellingEvents> {
    const stopped = await this.stopWaiting(tx, change, caller);
    const heard = new Map((await interviewMails.listHeard(tx, change.interviewId)).map((one) => [one.staffId, one]));
    const wanted = new Set(whoHears(change));
    const eventIds: string[] = [];
    const notices: { staffId: string; method: Method; isFirst: boolean }[] = [];
    for (const staffId of new Set([...wanted, ...heard.keys()])) {
      const before = heard.get(staffId);
      const method = methodFor(change, before, wanted.has(staffId));
      if (!method) continue;
      const isFirst = before?.method !== 'REQUEST';
      if (staffId === null) eventIds.push(await this.writeToApplicant(tx, change, { texts, method, isFirst }, caller));
      else notices.push({ staffId, method, isFirst });
    }
    eventIds.push(...(await this.writeToStaff(tx, change, notices)));
    return { eventIds, stopped };
  }

  private async stopWaiting(tx: Sql, { interviewId, changeId }: Told, { actor }: Teller): Promise<string[]> {
    const held = await interviewMails.lockHeld(tx, interviewId);
    const eventIds = held.map(({ eventId }) => eventId);
    if (held.length === 0) return [];
    await cancelWrittenMails(tx, this.outbox, eventIds, `A later change by ${actor.name} has replaced it`);
    const ids = held.map(({ id }) => id);
    await interviewMails.replace(tx, ids, changeId);
    return eventIds;
  }

  private async writeToApplicant(
    tx: Sql,
    change: Told,
    { texts, method, isFirst }: { texts: InterviewTexts; method: Method; isFirst: boolean },
    caller: Teller,
  ): Promise<string> {
    const [application] = await describeApplications(tx, [change.applicationId]);
    if (!application) throw new Error('The application of an interview is locked and gone');
    const kind =
      method === 'REQUEST' ? (isFirst ? 'arranged' : 'moved') : method === 'CANCEL' ? 'cancelled' : 'proposed';
    const text = fillInterviewMail(texts[kind], await this.factsFor(tx, change, application));
    const [mail] = await this.requestMail.requestAll(tx, [{ applicationId: change.applicationId, ...text }], caller);
    if (!mail) throw new Error('The mail about an interview was not asked for');
    await interviewMails.insert(tx, mail.stageMailId, change.changeId, null, method, isFirst);
    return mail.eventId;
  }

  private async factsFor(tx: Sql, change: Told, { name, apply: position, reference }: ApplicationSummary) {
    const people = (await interviews.listNames(tx, change.people)).map((one) => one.name);
    return {
      name,
      position,
      reference,
      company: this.config.COMPANY_NAME,
      when: describeTimes(change),
      place: change.place,
      people: new Intl.ListFormat('en-GB').format(people),
      details: change.details ?? '',
    };
  }

  private async writeToStaff(
    tx: Sql,
    { changeId, applicationId }: Told,
    notices: readonly { staffId: string; method: Method; isFirst: boolean }[],
  ): Promise<string[]> {
    if (notices.length === 0) return [];
    const people = notices.map(({ staffId }) => staffId);
    const emailOf = new Map((await interviewMails.listAddresses(tx, people)).map(({ id, email }) => [id, email]));
    const [application] = await describeApplications(tx, [applicationId]);
    const written = [];
    for (const { staffId, method, isFirst } of notices) {
      const { id } = await interviewMails.insertNotice(tx, changeId, staffId, method, isFirst);
      const about = { subjectKind: 'application', subjectId: applicationId } as const;
      written.push({ id, ...about, reference: application?.reference ?? '', recipient: emailOf.get(staffId) ?? '' });
    }
    const kind = {
      event: INTERVIEW_NOTICE_REQUESTED,
      job: INTERVIEW_NOTICE_JOB,
      template: INTERVIEW_NOTICE_TEMPLATE,
    } as const;
    return [...(await this.openMails.run(tx, kind, written)).values()];
  }
}

/** Who has to know an interview as it is: nobody of one that is off, and of two times only the applicant (null), who chooses. */
const whoHears = ({ state, people }: Told): (string | null)[] =>
  state === 'cancelled' ? [] : state === 'proposed' ? [null] : [null, ...sortedIds(people)];

/** What somebody has to hear: nothing, where they know the interview as it is, or never heard of what is off now. */
function methodFor(change: Told, before: Heard | undefined, isWanted: boolean): Method | null {
  const knows = before !== undefined && before.method !== 'CANCEL';
  if (!isWanted) return knows ? 'CANCEL' : null;
  const method = change.state === 'proposed' ? 'PROPOSE' : 'REQUEST';
  return before?.method === method && planKey(before) === planKey(change) ? null : method;
}
