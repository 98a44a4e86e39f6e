import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type ScanState, scanStates } from '../resumes.facts';
import type { Preview } from './read-preview';

const kinds = ['pages', 'text', 'none'] as const;
const states = ['waiting', 'done', 'failed'] as const;

/** The text and the pages of a resume, to be read without the file. */
export class ResumePreviewView {
  @ApiProperty({ type: String, format: 'uuid', description: "The application's id." }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: kinds, description: 'What to show: pictures of pages, the text, or nothing.' })
  kind: (typeof kinds)[number];
  @ApiProperty({
    enum: states,
    description: 'waiting: the resume is still to be examined, or its pages are being drawn again.',
  })
  state: (typeof states)[number];
  @ApiProperty({ type: 'integer', description: 'How many pages there are pictures of, 5 at most.' }) pages: number;
  @ApiProperty({ type: String, description: 'The text of the resume, as far as it could be had.' }) text: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why something is missing.' }) note: string | null;
  @ApiProperty({ type: [String], description: 'What is doubtful inside the file.' }) flags: string[];
  @ApiProperty({ enum: scanStates }) scanState: ScanState;
}

export function toResumePreviewView(preview: Preview): ResumePreviewView {
  const { applicationId: id, flags, scanState, textState, note } = preview;
  const pages = preview.hashes.length;
  const text = preview.text ?? '';
  const kind = pages > 0 ? 'pages' : text ? 'text' : 'none';
  const hasFailed = kind === 'none' && textState === 'failed';
  const state = textState === null || pages < preview.pages ? 'waiting' : hasFailed ? 'failed' : 'done';
  return { _id: id, id, kind, state, pages, text, note, flags, scanState };
}
