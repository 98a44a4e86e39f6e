import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { replyMailbox } from '../../../platform/mailbox/mailbox-address';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { parseMailbox } from '../../../platform/parse-mailbox';
import type { ArrangeInterviewRequest } from '../interviews.dto';
import { AnotherInterview, ApplicationNotOpen, InterviewDiffers } from '../interviews.errors';
import { interviewChanges } from './interview-changes.repository';
import { interviews, planValues } from '../interviews.repository';
import type { ChangedInterview } from '../interviews.view';
import { describeTimes } from '../mails/describe-when';
import { type InterviewTexts, TellOfInterview } from '../mails/tell-of-interview';
import { planKey, planOf, readPlan } from './read-plan';
import { WriteInterviewChange } from './write-interview-change';

const addressOf = (mailbox: string) => parseMailbox(mailbox).address;

/**
 * Asks whether an interview beside those that the applicant has already is meant: a second one is ordinary, and two people of HR must not
 * arrange the same one. The application is locked, so that two at the same moment are noticed. @throws AnotherInterview, which tells when
 */
async function askAboutOthers(tx: Sql, { applicationId, besides = [] }: ArrangeInterviewRequest): Promise<void> {
  const meant = new Set(besides.map((id) => id.toLowerCase()));
  const coming = await interviews.listComing(tx, applicationId);
  const other = coming.find(({ id }) => !meant.has(id));
  if (!other) return;
  throw new AnotherInterview(
    `There is an interview with this applicant already: ${describeTimes(other)}. Confirm that another one is meant, or change that one.`,
  );
}

/** Arranges an interview with an applicant, and tells both sides; of two times the applicant is told first, who chooses one. */
@Injectable()
export class ArrangeInterview {
  constructor(
    private readonly database: Database,
    private readonly tellOf: TellOfInterview,
    private readonly writeChange: WriteInterviewChange,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Once for each key, however often it is asked for. @throws NotFound, ApplicationNotOpen, AnotherInterview, InterviewDiffers, ValidationFailed */
  async run(request: ArrangeInterviewRequest, caller: Caller): Promise<ChangedInterview> {
    const texts = await this.tellOf.readTexts(caller);
    const arranged = await this.database.transaction((tx) => this.arrange(tx, request, texts, caller));
    this.notifier.notify();
    return arranged;
  }

  private async arrange(tx: Sql, request: ArrangeInterviewRequest, texts: InterviewTexts, caller: Caller) {
    const { applicationId, key } = request;
    const application = await interviews.lockApplication(tx, applicationId);
    if (!application) throw new NotFound('There is no such application.');
    const earlier = await interviews.findByKey(tx, key);
    if (earlier) return this.repeat(tx, earlier, request);
    if (!application.isOpen) throw new ApplicationNotOpen();
    await askAboutOthers(tx, request);
    const plan = await readPlan(tx, request);
    const { MAIL_FROM, HR_MAIL_TO } = this.config;
    const uidHost = addressOf(MAIL_FROM).replace(/^.*@/, '');
    // Kept as they are now: a calendar takes no change from another organizer. Their answers go to a mailbox that is read, where there is one.
    const names = [uidHost, replyMailbox(this.config) ?? addressOf(HR_MAIL_TO)] as const;
    const kind = plan.otherStart ? 'proposed' : 'arranged';
    const { id } = await interviews.insert(tx, ...planValues(plan), applicationId, key, ...names, kind);
    const change = {
      id,
      applicationId,
      kind,
      plan,
      versionBefore: 1,
      versionAfter: 1,
      sequence: 0,
    } as const;
    const { mails, undo } = await this.writeChange.write(tx, change, texts, caller);
    return this.answer(tx, id, { mails, undo });
  }

  /** The answer of before, for what was asked for then and nothing else. */
  private async repeat(tx: Sql, earlier: { id: string; applicationId: string }, request: ArrangeInterviewRequest) {
    const first = await interviewChanges.findFirst(tx, earlier.id);
    const isSame = first !== undefined && planKey(first) === planKey(planOf(request));
    if (!isSame || earlier.applicationId !== request.applicationId.toLowerCase()) throw new InterviewDiffers();
    return this.answer(tx, earlier.id, { mails: 0, undo: null });
  }

  private async answer(tx: Sql, id: string, more: Pick<ChangedInterview, 'mails' | 'undo'>): Promise<ChangedInterview> {
    const interview = await interviews.find(tx, id);
    if (!interview) throw new NotFound('There is no such interview.');
    return { ...interview, ...more };
  }
}
