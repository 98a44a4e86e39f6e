import type { Actor } from '../../../platform/access/access.decorators';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import { type Deed, DeedView } from '../../audit/deeds/list-deeds.use-case';
import { type Duplicate, DuplicateView } from '../../duplicates/list-duplicates.use-case';
import {
  type ApplicantMail,
  ApplicantMailView,
} from '../../notifications/applicant-mails/list-applicant-mails.use-case';
import { type Interview, InterviewView, toInterviewView } from '../../interviews/read/list-interviews-of.use-case';
import { type StageMove, StageMoveView } from '../../pipeline/move/list-stage-moves.use-case';
import { type Note, NoteView } from '../../pipeline/note/list-notes.use-case';
import { type ResumeAsk, ResumeAskView } from '../../resumes/another/list-resume-asks.use-case';
import {
  ApplicantReplyView,
  type StoredMail,
  toApplicantReplyView,
} from '../../received-mails/find-received-mail.use-case';
import { type ApplicationRow, ApplicationView, toApplicationView } from '../list/application.view';

/** An application with all that its page shows. What only HR may read is empty for others, who get their own interviews. */
export class OpenedApplicationView {
  @ApiProperty({ type: ApplicationView }) application: ApplicationView;
  @ApiProperty({
    type: [InterviewView],
    description: 'The first 200, in the order of time; to a general administrator their own.',
  })
  interviews: InterviewView[];
  @ApiProperty({ type: [NoteView], description: 'The newest 200, newest first; for HR only.' }) notes: NoteView[];
  @ApiProperty({ type: [ApplicantMailView], description: 'The newest 200, newest first; for HR only.' })
  mails: ApplicantMailView[];
  @ApiProperty({
    type: [ApplicantReplyView],
    description: 'What the applicant has answered to mails of ours: the newest 200, newest first; for HR only.',
  })
  replies: ApplicantReplyView[];
  @ApiProperty({ type: [StageMoveView], description: 'The newest 200, newest first; for HR only.' })
  moves: StageMoveView[];
  @ApiProperty({ type: [DeedView], description: 'What else was done, newest first, 200 at most; for HR only.' })
  deeds: DeedView[];
  @ApiProperty({ type: [DuplicateView], description: 'Other applications of the same person; for HR only.' })
  alsoApplied: DuplicateView[];
  @ApiProperty({ type: [ResumeAskView], description: 'Requests for another file; for HR only.' })
  resumeAsks: ResumeAskView[];
}

export interface OpenedApplication {
  application: ApplicationRow;
  interviews: Interview[];
  notes: Note[];
  mails: ApplicantMail[];
  replies: StoredMail[];
  moves: StageMove[];
  deeds: Deed[];
  alsoApplied: Duplicate[];
  resumeAsks: ResumeAsk[];
}

export const toOpenedView = (opened: OpenedApplication, actor: Actor): OpenedApplicationView => ({
  application: toApplicationView(opened.application, actor),
  interviews: opened.interviews.map((one) => toInterviewView(one, actor)),
  notes: opened.notes.map(toView),
  mails: opened.mails.map(toView),
  replies: opened.replies.map(toApplicantReplyView),
  moves: opened.moves.map(toView),
  deeds: opened.deeds.map(toView),
  alsoApplied: opened.alsoApplied.map(toView),
  resumeAsks: opened.resumeAsks.map(toView),
});
