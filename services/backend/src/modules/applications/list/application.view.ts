import type { Actor } from '../../../platform/access/access.decorators';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { withShownFields } from '../../../platform/fields/with-fields';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { deliveryStates } from '../../notifications/notifications.facts';
import { type ApplicationStage, applicationStages } from '../application.facts';
import { applicationFields } from '../application-fields.facts';
import {
  type ResumeType,
  resumeStates,
  resumeTypes,
  type ScanState,
  scanStates,
  type StorageFault,
  storageFaults,
} from '../../resumes/resumes.facts';
import { type Standing, standings } from '../../submissions/kinds.facts';
import { type Hit, hitPlaces } from '../hits/find-hits';

const mailStates = ['waiting', ...deliveryStates] as const;
type MailState = (typeof mailStates)[number];
const resumeViewStates = ['none', ...resumeStates] as const;
const forHr = (text: string, more = {}) => ({ nullable: true, ...more, description: `${text}; for HR only.` });

class AppliedJobPost {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) title: string;
}

class AssigneeView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Meera Iyer' }) name: string;
  @ApiProperty({ type: Boolean, description: 'Whether the person is in HR now.' }) active: boolean;
}

/** What the applicant has agreed to with the form. */
class ConsentView {
  @ApiProperty({ type: String, description: 'The day from which the text of the policy holds.', example: '2026-11-26' })
  policyVersion: string;
  @ApiProperty({ type: String, format: 'date-time' }) givenAt: string;
  @ApiProperty({ type: Boolean, description: 'Of age, or with the consent of a parent or guardian.' })
  ageConfirmed: boolean;
}

class ApplicationHead {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: 'integer', description: 'Counts what people change; the `ETag` in quotes.' }) version: number;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
}

/** An application as the admin areas show it. */
export class ApplicationView extends withShownFields(ApplicationHead, applicationFields) {
  @ApiProperty({ enum: applicationStages }) stage: ApplicationStage;
  @ApiProperty({ type: String, format: 'date-time' }) stageSince: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'HR has put it off until then, where that is still to come; a move ends it.',
  })
  laterUntil: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...forHr('When the next interview begins that is still to come') })
  interviewAt: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When the applicant has to have heard from a person: the last moment of a working day. Null when nothing is due.',
  })
  answerDueAt: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Working days that have begun since an answer was due; null when none is overdue.',
  })
  answerDaysLate: number | null;
  @ApiProperty({ type: String, ...forHr('Why nobody has to answer for now', { example: 'Waiting for the applicant' }) })
  answerPausedFor: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When HR first wrote.' })
  firstAnswerAt: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...forHr(
      'When the newest answer of the applicant came, until a mail to them, a move, a pause or a word of HR settles it',
    ),
  })
  repliedAt: string | null;
  @ApiProperty({ type: Boolean, description: 'Nobody of HR has opened it or its resume, and it is not at its end.' })
  unseen: boolean;
  @ApiProperty({ type: String, format: 'date-time', ...forHr('When somebody of HR first opened it') })
  firstOpenedAt: string | null;
  @ApiProperty({ type: String, ...forHr('Who of HR opened it first', { example: 'Meera Iyer' }) })
  firstOpenedBy: string | null;
  @ApiProperty({ enum: standings, description: 'held: suspected spam.' }) standing: Standing;
  @ApiProperty({
    type: [String],
    description: 'Signs of spam: why it was held, or what of a clear one could not be checked.',
  })
  heldFor: string[];
  @ApiProperty({ type: AppliedJobPost, nullable: true }) jobPost: AppliedJobPost | null;
  @ApiProperty({ type: Object, nullable: true, description: 'Where the sender came from: `utm_…` and `ref`.' })
  source: Record<string, string> | null;
  @ApiProperty({ type: String, ...forHr('The colleague by whose link it came', { example: 'Meera Iyer' }) })
  referredBy: string | null;
  @ApiProperty({ type: AssigneeView, ...forHr('The colleague whose it is') }) assignedTo: AssigneeView | null;
  @ApiProperty({ type: 'integer', ...forHr('Others that seem to be by the same person') }) alsoApplied: number | null;
  @ApiProperty({ type: String, ...forHr('File name for `/uploads/{resume}`') }) resume: string | null;
  @ApiProperty({ enum: resumeViewStates }) resumeState: (typeof resumeViewStates)[number];
  @ApiProperty({ enum: resumeTypes, nullable: true, type: String }) resumeType: ResumeType | null;
  @ApiProperty({ type: Number, nullable: true, description: 'In bytes.' }) resumeSize: number | null;
  @ApiProperty({ enum: scanStates, nullable: true, type: String, description: 'What the malware scanner said.' })
  scanState: ScanState | null;
  @ApiProperty({
    enum: storageFaults,
    nullable: true,
    type: String,
    description: 'What was wrong when the resume was last read from storage.',
  })
  storageFault: StorageFault | null;
  @ApiProperty({ type: [String], description: 'What is doubtful inside the resume, in sentences.' }) flags: string[];
  @ApiProperty({ type: Boolean, description: 'Whether the resume can be read without downloading it.' })
  hasPreview: boolean;
  @ApiProperty({ enum: mailStates, description: 'How far the mail to HR has come.' }) mailState: MailState;
  @ApiProperty({ type: ConsentView, nullable: true }) consent: ConsentView | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

class HitPartView {
  @ApiProperty({ type: String, example: 'Kubernetes' }) text: string;
  @ApiProperty({ type: Boolean, description: 'Whether this part was searched for.' }) hit: boolean;
}

class HitView {
  @ApiProperty({ enum: hitPlaces, description: 'The field, or the text.' }) where: (typeof hitPlaces)[number];
  @ApiProperty({
    type: [HitPartView],
    description: 'The line, in parts: the field, or about 110 characters of the text.',
  })
  parts: HitPartView[];
}

/** An application in a list, where a search may have found it. */
export class ListedApplicationView extends ApplicationView {
  @ApiProperty({
    type: [HitView],
    description: 'Where the search `q` found it: each line shows a word that those before do not. For HR only.',
  })
  hits: Hit[];
}

export type ApplicationRow = RowOf<
  ApplicationView,
  | 'stageSince'
  | 'laterUntil'
  | 'interviewAt'
  | 'answerDueAt'
  | 'firstAnswerAt'
  | 'repliedAt'
  | 'firstOpenedAt'
  | 'createdAt'
>;
export type ListedApplication = ApplicationRow & { hits: Hit[] };

const hrOnly = {
  referredBy: null,
  assignedTo: null,
  alsoApplied: null,
  resume: null,
  answerPausedFor: null,
  repliedAt: null,
  firstOpenedAt: null,
  firstOpenedBy: null,
  interviewAt: null,
};

const viewOf = (row: ApplicationRow, { role }: Actor) => ({ ...toView(row), ...(role !== 'hr' && hrOnly) });

export const toApplicationView = (row: ApplicationRow, actor: Actor): ApplicationView => viewOf(row, actor);

export const toListedView = ({ hits, ...row }: ListedApplication, actor: Actor): ListedApplicationView => ({
  ...viewOf(row, actor),
  hits,
});
