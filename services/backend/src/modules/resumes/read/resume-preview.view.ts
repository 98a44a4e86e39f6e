import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { TextHit } from '../../applications/hits/find-in-text.use-case';
import { type ScanState, scanStates } from '../resumes.facts';

const kinds = ['pages', 'text', 'none'] as const;
const states = ['waiting', 'done', 'failed'] as const;

class TextHitView {
  @ApiProperty({ type: 'integer', description: 'In UTF-16 units, the first one being 0.' }) start: number;
  @ApiProperty({ type: 'integer' }) length: number;
}

const share = (of: string) => `In ten-thousandths of the page’s ${of}.`;

/** A part of a hit, on the picture of a page. */
export class PageHitView {
  @ApiProperty({ type: 'integer', description: 'Which hit, the first one being 0; one that is cut has several parts.' })
  hit: number;
  @ApiProperty({ type: 'integer', description: 'Of the page, the first one being 1.' }) page: number;
  @ApiProperty({ type: 'integer', description: share('width') }) x: number;
  @ApiProperty({ type: 'integer', description: share('height') }) y: number;
  @ApiProperty({ type: 'integer', description: share('width') }) width: number;
  @ApiProperty({ type: 'integer', description: share('height') }) height: number;
}

/** The text and the pages of a resume, to be read without the file. */
export class ResumePreviewView {
  @ApiProperty({ type: String, format: 'uuid', description: "The application's id." }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: kinds, description: 'What to show: pictures of pages, the text, or nothing.' })
  kind: (typeof kinds)[number];
  @ApiProperty({
    enum: states,
    description:
      'waiting: the resume is still to be examined, or its pages are being drawn; its text may be there already.',
  })
  state: (typeof states)[number];
  @ApiProperty({ type: 'integer', description: 'How many pages there are pictures of, 5 at most.' }) pages: number;
  @ApiProperty({ type: String, description: 'The text of the resume, as far as it could be had.' }) text: string;
  @ApiProperty({ type: [TextHitView], description: 'Where `text` has what `q` asks for, 500 at most.' })
  hits: TextHit[];
  @ApiProperty({
    type: [PageHitView],
    nullable: true,
    description: 'Where the pictures have what `q` asks for; null without `q`, and where that is not known.',
  })
  pageHits: PageHitView[] | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why something is missing.' }) note: string | null;
  @ApiProperty({ type: [String], description: 'What is doubtful inside the file.' }) flags: string[];
  @ApiProperty({ enum: scanStates }) scanState: ScanState;
}
