import type { Actor } from '../../../platform/access/access.decorators';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import { UndoField, type UndoView } from '../../../platform/undo/undo';
import { type Duplicate, DuplicateView } from '../../duplicates/list-duplicates.use-case';
import { type Note, NoteView } from '../../pipeline/note/list-notes.use-case';
import { ResumePreviewView } from '../../resumes/read/read-preview.use-case';
import { type ApplicationRow, ApplicationView, toApplicationView } from '../list/application.view';

/** Whom a list shows, on all its pages. */
export class ReadingOrderView {
  @ApiProperty({ type: [String], format: 'uuid', description: 'In the order of the list, 2,000 at most.' })
  ids: string[];
  @ApiProperty({ type: Boolean, description: 'Whether the list has more.' }) isCut: boolean;
}

export type ReadingOrder = ReadingOrderView;

/** An application with all that a decision needs. */
export class ApplicantView {
  @ApiProperty({ type: ApplicationView }) application: ApplicationView;
  @ApiProperty({ type: [NoteView], description: 'The newest 50, newest first.' }) notes: NoteView[];
  @ApiProperty({ type: [DuplicateView], description: 'Other applications of the same person, newest first.' })
  alsoApplied: DuplicateView[];
  @ApiProperty({ type: ResumePreviewView, nullable: true, description: 'Null where the resume cannot be opened.' })
  preview: ResumePreviewView | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'iVBORw0KGgo=',
    description: 'The picture of the first page, a PNG in Base64; null where there is none.',
  })
  firstPage: string | null;
}

/** An application that is put off, or had back. */
export class PutOffView extends ApplicationView {
  @UndoField() undo: UndoView | null;
}

export const toPutOffView = (
  { undo, ...application }: ApplicationRow & { undo: UndoView | null },
  actor: Actor,
): PutOffView => Object.assign(toApplicationView(application, actor), { undo });

export interface Applicant {
  application: ApplicationRow;
  notes: Note[];
  alsoApplied: Duplicate[];
  preview: ResumePreviewView | null;
  firstPage: Buffer | null;
}

export const toApplicantView = (
  { application, notes, alsoApplied, preview, firstPage }: Applicant,
  actor: Actor,
): ApplicantView => ({
  application: toApplicationView(application, actor),
  notes: notes.map(toView),
  alsoApplied: alsoApplied.map(toView),
  preview,
  firstPage: firstPage?.toString('base64') ?? null,
});
