import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { toView } from '../../platform/http/listing/to-view';
import { UndoField, type UndoView } from '../../platform/undo/undo';
import {
  type InterviewChangeKind,
  interviewChangeKinds,
  type InterviewState,
  interviewStates,
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

export class InterviewView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) applicationId: string;
  @ApiProperty({ type: String, example: 'Asha Verma' }) applicantName: string;
  @ApiProperty({ type: String, example: 'Java Developer', description: 'The position.' }) apply: string;
  @ApiProperty({ enum: interviewStates }) state: InterviewState;
  @ApiProperty({ type: String, format: 'date-time' }) startsAt: string;
  @ApiProperty({ type: 'integer' }) minutes: number;
  @ApiProperty({ type: String, example: 'Asia/Kolkata', description: 'In which people are told its time.' })
  zone: string;
  @ApiProperty({ type: String, example: 'https://meet.example/interview' }) place: string;
  @ApiProperty({ type: String, nullable: true, example: 'Please bring a laptop.' }) details: string | null;
  @ApiProperty({ type: [InterviewerView] }) people: InterviewerView[];
  @ApiProperty({ type: Boolean, description: 'Whether it is arranged and its end is still to come.' }) coming: boolean;
  @ApiProperty({ type: [InterviewChangeView], description: 'Oldest first.' }) changes: InterviewChangeView[];
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

export const toInterviewView = (interview: Interview): InterviewView => toView(interview);
export const toChangedView = (interview: ChangedInterview): InterviewChangedView => toView(interview);
export const toTakenView = (taken: Taken): TakenView => ({ ...taken, startsAt: taken.startsAt.toISOString() });
