import type { Actor } from '../../platform/access/access.decorators';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { toView } from '../../platform/http/listing/to-view';
import { UndoField, type UndoView } from '../../platform/undo/undo';
import {
  type InterviewAnswer,
  interviewAnswers,
  type InterviewChangeKind,
  interviewChangeKinds,
  type InterviewState,
  interviewStates,
  type VerdictWord,
  verdictWords,
} from './interviews.facts';
import type { Interview, Taken } from './interviews.repository';

/** Somebody of the staff who takes part in interviews. */
export class InterviewerView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Meera Iyer' }) name: string;
}

/** What has happened to an interview. */
class InterviewChangeView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ enum: interviewChangeKinds }) kind: InterviewChangeKind;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it began after this change.' }) startsAt: string;
  @ApiProperty({ type: 'integer' }) minutes: number;
  @ApiProperty({ type: String, example: 'Meera Iyer', description: 'The name at the time.' }) staffName: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
}

/** What the applicant or an interviewer has answered to an invitation. */
class InterviewAnswerView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The change that it was an answer to.' }) changeId: string;
  @ApiProperty({ enum: interviewAnswers }) answer: InterviewAnswer;
  @ApiProperty({ type: String, nullable: true, example: 'Any day after Wednesday.' }) note: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({
    type: Boolean,
    description: 'Whether the answer is to the latest version that this person was told of.',
  })
  current: boolean;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of the interviewer; null for the applicant.',
  })
  staffId: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Meera Iyer' }) staffName: string | null;
}

/** What an interviewer thinks of the applicant. */
class VerdictView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the person of the staff.' }) staffId: string;
  @ApiProperty({ type: String, example: 'Meera Iyer', description: 'The name at the time.' }) name: string;
  @ApiProperty({ enum: verdictWords }) verdict: VerdictWord;
  @ApiProperty({ type: String, example: 'Explained every choice, and asked good questions.' }) reason: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
}

export class InterviewView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) applicationId: string;
  @ApiProperty({ type: String, example: 'Asha Verma' }) applicantName: string;
  @ApiProperty({ type: String, example: 'Java Developer', description: 'The position.' }) apply: string;
  @ApiProperty({ type: Boolean, description: 'Whether the application is hired, rejected or withdrawn.' })
  isAtEnd: boolean;
  @ApiProperty({ enum: interviewStates }) state: InterviewState;
  @ApiProperty({ type: String, format: 'date-time' }) startsAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The later of two times that are proposed; null once there is one.',
  })
  otherStart: string | null;
  @ApiProperty({ type: 'integer' }) minutes: number;
  @ApiProperty({ type: String, example: 'Asia/Kolkata', description: 'In which people are told its time.' })
  zone: string;
  @ApiProperty({ type: String, example: 'https://meet.example/interview' }) place: string;
  @ApiProperty({ type: String, nullable: true, example: 'Please bring a laptop.' }) details: string | null;
  @ApiProperty({ type: [InterviewerView] }) people: InterviewerView[];
  @ApiProperty({ type: Boolean, description: 'Whether it is arranged and its end is still to come.' }) coming: boolean;
  @ApiProperty({ type: [InterviewChangeView], description: 'Oldest first.' }) changes: InterviewChangeView[];
  @ApiProperty({ type: [InterviewAnswerView], description: 'Oldest first.' }) answers: InterviewAnswerView[];
  @ApiProperty({
    enum: interviewAnswers,
    nullable: true,
    description: 'The applicant’s last answer to the latest version that they were told of; null if none.',
  })
  answer: InterviewAnswer | null;
  @ApiProperty({
    type: [VerdictView],
    description: 'First one first. An interviewer who has given none sees no others.',
  })
  verdicts: VerdictView[];
  @ApiProperty({ type: 'integer', description: 'How many verdicts there are, those that are not shown among them.' })
  verdictsGiven: number;
  @ApiProperty({ type: [InterviewerView], description: 'Who has still to give one, once it is over.' })
  awaited: InterviewerView[];
  @ApiProperty({ type: 'integer' }) version: number;
}

/** What has become of an interview by a change. */
export class InterviewChangedView extends InterviewView {
  @ApiProperty({ type: 'integer', description: 'How many mails leave because of it.' }) mails: number;
  @UndoField() undo: UndoView | null;
}

/** Somebody who is in another interview at that time. */
export class TakenView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the person of the staff.' }) id: string;
  @ApiProperty({ type: String, example: 'Meera Iyer' }) name: string;
  @ApiProperty({ type: String, format: 'uuid' }) interviewId: string;
  @ApiProperty({ type: String, example: 'Asha Verma', description: 'With whom that interview is.' })
  applicantName: string;
  @ApiProperty({ type: String, format: 'date-time' }) startsAt: string;
  @ApiProperty({ type: 'integer' }) minutes: number;
}

export type ChangedInterview = Interview & { mails: number; undo: UndoView | null };

type Viewer = Pick<Actor, 'id'>;

/** What somebody may see: others' verdicts not before their own, so that nobody follows anybody. */
function seenBy<Row extends Interview>(interview: Row, { id }: Viewer) {
  const { verdicts, people } = interview;
  const mayStillGive = people.some((one) => one.id === id) && !verdicts.some(({ staffId }) => staffId === id);
  return { ...interview, verdicts: mayStillGive ? [] : verdicts, verdictsGiven: verdicts.length };
}

export const toInterviewView = (interview: Interview, viewer: Viewer): InterviewView =>
  toView(seenBy(interview, viewer));
export const toChangedView = (interview: ChangedInterview, viewer: Viewer): InterviewChangedView =>
  toView(seenBy(interview, viewer));
export const toTakenView = (taken: Taken): TakenView => ({ ...taken, startsAt: taken.startsAt.toISOString() });
