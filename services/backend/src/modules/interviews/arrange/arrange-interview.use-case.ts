import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { replyMailbox } from '../../../platform/mailbox/mailbox-address';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { parseMailbox } from '../../../platform/parse-mailbox';
import type { ArrangeInterviewRequest } from '../interviews.dto';
import { ApplicationNotOpen, InterviewDiffers } from '../interviews.errors';
import { interviews, planValues } from '../interviews.repository';
import type { ChangedInterview } from '../interviews.view';
import { type InterviewTexts, TellOfInterview } from '../mails/tell-of-interview';
import { readPlan } from './read-plan';
import { WriteInterviewChange } from './write-interview-change';

const addressOf = (mailbox: string) => parseMailbox(mailbox).address;

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

  /** Once for each key, however often it is asked for. @throws NotFound, ApplicationNotOpen, InterviewDiffers, ValidationFailed */
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
    if (earlier && earlier.applicationId !== applicationId.toLowerCase()) throw new InterviewDiffers();
    if (earlier) return this.answer(tx, earlier.id, { mails: 0, undo: null });
    if (!application.isOpen) throw new ApplicationNotOpen();
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

  private async answer(tx: Sql, id: string, more: Pick<ChangedInterview, 'mails' | 'undo'>): Promise<ChangedInterview> {
    const interview = await interviews.find(tx, id);
    if (!interview) throw new NotFound('There is no such interview.');
    return { ...interview, ...more };
  }
}
