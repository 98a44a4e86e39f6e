import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound, Unavailable } from '../../../platform/http/errors/http.errors';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Storage, StorageUnavailable } from '../../../platform/storage/storage';
import { searchedWords } from '../../applications/application.facts';
import { findInText, type TextHit } from '../../applications/hits/find-in-text.use-case';
import { repeatExamination } from '../repeat-examination';
import { PreviewDamaged } from '../resumes.errors';
import { MOST_CHARACTERS } from '../reader/most-characters';
import { pageObject, type ScanState, scanStates } from '../resumes.facts';
import { fromResumes, ReadResume, type Resume, resumeColumns } from './read-resume.use-case';

interface Preview extends Resume {
  /** Null until the text was looked for. */
  textState: 'done' | 'empty' | 'failed' | null;
  text: string | null;
  note: string | null;
  /** Of a text that has too many for the search; null when it finds all. */
  searchedWords: number | null;
  /** Whether pages are being drawn. */
  isBegun: boolean;
  previewKey: string | null;
  pages: number;
  /** Checksums of the pictures, the first page's first; fewer than `pages` while these are to be drawn again. */
  sizes: number[];
  hashes: Buffer[];
}

const previews = queries('previews', {
  find: findRow<Preview, [applicationId: string]>(`
    SELECT ${resumeColumns}, t.state AS "textState", t.text, coalesce(t.note, p.note) AS note,
      ${searchedWords('r.application_id')} AS "searchedWords", p.key AS "previewKey",
      coalesce(p.state = 'begun', false) AS "isBegun", coalesce(p.pages, 0) AS pages,
      coalesce(p.page_sizes, '{}') AS sizes, coalesce(p.page_hashes, '{}') AS hashes
    ${fromResumes} LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
    WHERE r.application_id = $1`),

  forgetPages: run<[applicationId: string]>(`
    UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1`),
});

const noText = 'No text in this file, perhaps a scan: the search cannot find it.';

const cutText = `This text is long: only its first ${MOST_CHARACTERS.toLocaleString('en')} characters are kept, which the search finds.`;

const manyWords = (searched: number) =>
  `This text is long: only its first ${searched.toLocaleString('en')} words are searched.`;

const noteOf = (preview: Preview): string | null =>
  [aboutText(preview), preview.note].filter(Boolean).join(' ') || null;

const aboutText = ({ textState, text, searchedWords: searched }: Preview): string | null => {
  if (textState === 'empty') return noText;
  if (searched !== null) return manyWords(searched);
  return (text ?? '').length >= MOST_CHARACTERS ? cutText : null;
};

const kinds = ['pages', 'text', 'none'] as const;
const states = ['waiting', 'done', 'failed'] as const;

class TextHitView {
  @ApiProperty({ type: 'integer', description: 'In UTF-16 units, the first one being 0.' }) start: number;
  @ApiProperty({ type: 'integer' }) length: number;
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
  @ApiProperty({ type: String, nullable: true, description: 'Why something is missing.' }) note: string | null;
  @ApiProperty({ type: [String], description: 'What is doubtful inside the file.' }) flags: string[];
  @ApiProperty({ enum: scanStates }) scanState: ScanState;
}

/** Hands out text and pages of a resume. Each look is in the audit log like a download. */
@Injectable()
export class ReadPreview {
  constructor(
    private readonly database: Database,
    private readonly resumes: ReadResume,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Pages that cannot be verified are drawn again. `q` is what to find in the text. @throws NotFound and as `ReadResume.admit` */
  async read(id: string, q: string, reader: Caller): Promise<ResumePreviewView> {
    const preview = await this.find(id, reader);
    await this.resumes.recordReading(reader, preview, { as: 'preview' });
    const { flags, scanState, textState, isBegun } = preview;
    const pages = preview.hashes.length;
    const isOutdated = !isBegun && pages < preview.pages;
    if (isOutdated) await this.redraw(id);
    const text = preview.text ?? '';
    const kind = pages > 0 ? 'pages' : text ? 'text' : 'none';
    const hasFailed = kind === 'none' && textState === 'failed';
    const state = textState === null || isBegun || isOutdated ? 'waiting' : hasFailed ? 'failed' : 'done';
    const note = state === 'waiting' ? null : noteOf(preview);
    const hits = q ? await findInText(this.database, q, text) : [];
    const { applicationId } = preview;
    return { _id: applicationId, id: applicationId, kind, state, pages, text, hits, note, flags, scanState };
  }

  /** @throws NotFound, PreviewDamaged, Unavailable and as `ReadResume.admit` */
  async openPage(applicationId: string, number: string, reader: Caller): Promise<Buffer> {
    const preview = await this.find(applicationId, reader);
    const page = /^[1-9]$/.test(number) ? Number(number) : 0;
    const sha256 = preview.hashes[page - 1];
    if (!preview.previewKey || !sha256) throw new NotFound('There is no such page.');
    const picture = await this.storage
      .readExact(pageObject(preview.previewKey, page), { sha256, size: preview.sizes[page - 1] ?? 0 })
      .catch((err: unknown) => this.refuse(err, page, applicationId, reader));
    await this.resumes.recordReading(reader, preview, { as: 'preview', page });
    return picture;
  }

  private async find(applicationId: string, reader: Caller): Promise<Preview> {
    const preview = isUUID(applicationId) ? await previews.find(this.database, applicationId) : undefined;
    if (!preview) throw new NotFound('There is no such resume.');
    await this.resumes.admit(preview, reader);
    return preview;
  }

  /** A damaged or missing picture is drawn again from the resume, so nothing is lost. */
  private async refuse(err: unknown, page: number, applicationId: string, reader: Caller): Promise<never> {
    this.logger.error({ err, applicationId, page, alarm: 'resume_unreadable' }, 'a page cannot be read from storage');
    if (err instanceof StorageUnavailable)
      throw new Unavailable('The file storage cannot be reached. Please try again.');
    await this.redraw(applicationId);
    const refusal = new PreviewDamaged();
    await this.resumes.recordRefusal(reader, refusal.code, applicationId);
    throw refusal;
  }

  /** Until the pages are drawn again none is shown. Repeating the request changes nothing. @throws NotFound */
  private async redraw(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await repeatExamination(tx, this.outbox, applicationId))) throw new NotFound('There is no such resume.');
      await previews.forgetPages(tx, applicationId);
    });
    this.notifier.notify();
  }
}
