import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { findInText } from '../../applications/hits/find-in-text.use-case';
import { MOST_CHARACTERS } from '../reader/most-characters';
import { RedrawPages } from './redraw-pages';
import { ResumeAccess } from './resume-access';
import type { PageHitView, ResumePreviewView } from './resume-preview.view';
import { findOnPages } from './find-on-pages';
import { type Preview, previews } from './resumes.repository';

export { ResumePreviewView } from './resume-preview.view';

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

/** `q` is what to find in the text, empty for nothing; `ahead` when it is not shown yet. */
type PreviewQuery = { applicationId: string; q: string; ahead?: boolean };

/** Hands out the text of a resume, and how many pages there are pictures of. Each look is in the audit log like a download. */
@Injectable()
export class ReadPreview {
  constructor(
    private readonly database: Database,
    private readonly access: ResumeAccess,
    private readonly pages: RedrawPages,
  ) {}

  /** Pages that cannot be verified are drawn again. @throws as `ResumeAccess.findPreview` */
  async run({ applicationId, q, ahead = false }: PreviewQuery, reader: Caller): Promise<ResumePreviewView> {
    const preview = await this.access.findPreview(applicationId, reader);
    await this.access.recordReading(reader, preview, { as: 'preview', ...(ahead && { ahead }) });
    const { applicationId: id } = preview;
    const { flags, scanState, textState, isBegun } = preview;
    const pages = preview.hashes.length;
    const isOutdated = !isBegun && pages < preview.pages;
    if (isOutdated) await this.pages.redraw(applicationId);
    const text = preview.text ?? '';
    const kind = pages > 0 ? 'pages' : text ? 'text' : 'none';
    const hasFailed = kind === 'none' && textState === 'failed';
    const state = textState === null || isBegun || isOutdated ? 'waiting' : hasFailed ? 'failed' : 'done';
    const note = state === 'waiting' ? null : noteOf(preview);
    const hits = q ? await findInText(this.database, q, text) : [];
    const pageHits = q && pages > 0 ? await this.findOnPages(preview, q) : null;
    return { _id: id, id, kind, state, pages, text, hits, pageHits, note, flags, scanState };
  }

  /** Null if the places of the words are unknown for a page, or known for another picture of it. */
  private async findOnPages({ applicationId, hashes }: Preview, q: string): Promise<PageHitView[] | null> {
    const told = (await previews.words(this.database, applicationId))?.pages ?? [];
    const words = hashes.map((hash) => told.find(({ sha256 }) => sha256 === hash.toString('hex'))?.words);
    const known = words.filter((one) => one !== undefined);
    if (known.length < hashes.length) return null;
    const found = await findOnPages(this.database, q, known);
    return found.map(({ hit, page, place: [x, y, width, height] }) => ({ hit, page, x, y, width, height }));
  }
}
