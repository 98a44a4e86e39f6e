import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { lockInterviews } from '../arrange/change-interview';
import type { GiveVerdictRequest } from '../interviews.dto';
import { InterviewNotOver, NotInterviewer, VerdictGiven } from '../interviews.errors';
import { readsAll } from '../read/who-reads';
import { type Interview, interviews } from '../interviews.repository';
import { verdicts } from './verdicts.repository';

/** Says what an interviewer thinks after an interview, once. */
@Injectable()
export class GiveVerdict {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** The same once more changes nothing. @throws NotFound, NotInterviewer, InterviewNotOver, VerdictGiven */
  run({ id, request }: { id: string; request: GiveVerdictRequest }, caller: Caller): Promise<Interview> {
    const { id: staffId, name } = caller.actor;
    const { verdict, reason } = request;
    return this.database.transaction(async (tx) => {
      const [interview] = isUUID(id) ? await lockInterviews(tx, [id]) : [];
      const judged = interview && (await verdicts.find(tx, id, staffId));
      if (!judged || !(judged.takesPart || readsAll(caller.actor))) throw new NotFound('There is no such interview.');
      if (!judged.takesPart) throw new NotInterviewer();
      if (interview.coming || interview.state !== 'arranged') throw new InterviewNotOver();
      if (!judged.given) {
        await verdicts.insert(tx, id, staffId, name, verdict, reason);
        // Never what was said: the log has readers who have not given theirs.
        const about = { subjectType: 'application', subjectId: interview.applicationId } as const;
        await this.audit.record({ action: 'interview.judged', ...about, details: { interviewId: id }, ...caller }, tx);
      } else if (judged.given.verdict !== verdict || judged.given.reason !== reason) throw new VerdictGiven();
      const after = await interviews.find(tx, id);
      if (!after) throw new NotFound('There is no such interview.');
      return after;
    });
  }
}
