import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { MOST_ROWS } from '../../../platform/http/listing/list-query';
import { ListDeeds } from '../../audit/deeds/list-deeds.use-case';
import { ListDuplicates } from '../../duplicates/list-duplicates.use-case';
import { ListInterviewsOf } from '../../interviews/read/list-interviews-of.use-case';
import { ListApplicantMails } from '../../notifications/applicant-mails/list-applicant-mails.use-case';
import { ListStageMoves } from '../../pipeline/move/list-stage-moves.use-case';
import { ListNotes } from '../../pipeline/note/list-notes.use-case';
import { ListResumeAsks } from '../../resumes/another/list-resume-asks.use-case';
import { ListApplicantReplies } from '../received/list-applicant-replies.use-case';
import { OpenApplication } from './open-application.use-case';
import type { OpenedApplication } from './opened.view';

/**
 * Reads an application with all that its page shows in one answer, so that going to the next one costs one request. When its reader is
 * in HR, it is seen from then on. The resume is not part of it: each look at that is on record.
 */
@Injectable()
export class ReadOpened {
  constructor(
    private readonly openApplication: OpenApplication,
    private readonly notes: ListNotes,
    private readonly mails: ListApplicantMails,
    private readonly replies: ListApplicantReplies,
    private readonly moves: ListStageMoves,
    private readonly deeds: ListDeeds,
    private readonly duplicates: ListDuplicates,
    private readonly resumeAsks: ListResumeAsks,
    private readonly interviews: ListInterviewsOf,
  ) {}

  /** @throws NotFound, also for an id that is none */
  async run(id: string, reader: Actor): Promise<OpenedApplication> {
    const application = await this.openApplication.run(id, reader);
    if (reader.role !== 'hr') {
      const interviews = await this.interviews.run(id, reader);
      const forHr = { notes: [], mails: [], replies: [], moves: [], deeds: [], alsoApplied: [], resumeAsks: [] };
      return { application, interviews, ...forHr };
    }
    const page = { applicationId: id, offset: 0, limit: MOST_ROWS };
    const [interviews, notes, mails, replies, moves, deeds, alsoApplied, resumeAsks] = await Promise.all([
      this.interviews.run(id, reader),
      this.notes.run(page),
      this.mails.run(page),
      this.replies.run(page),
      this.moves.run(page),
      this.deeds.run(id),
      this.duplicates.run(id),
      application.resumeState === 'none' ? [] : this.resumeAsks.run(id),
    ]);
    return {
      application,
      interviews,
      notes: notes.rows,
      mails: mails.rows,
      replies,
      moves: moves.rows,
      deeds,
      alsoApplied,
      resumeAsks,
    };
  }
}
