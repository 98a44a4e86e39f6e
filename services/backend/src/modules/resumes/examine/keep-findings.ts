import type { Frame } from '../../../platform/child/frame';
import type { Database } from '../../../platform/database/database';
import { queries, run } from '../../../platform/database/queries';
import type { ChildFailed } from '../../../platform/child/run-in-child';
import { type Storage, type Checksum, checksumOf } from '../../../platform/storage/storage';
import { MOST_PAGES, pageObject } from '../resumes.facts';
import { parseFinding } from './parse-finding';

type Text = [text: string, state: 'done' | 'empty' | 'failed', note: string | null];
type Preview = [pages: number, state: 'done' | 'failed', note: string | null, sizes: number[], hashes: Buffer[]];

const findings = queries('resume-findings', {
  setFlags: run<[applicationId: string, flags: string[]]>('UPDATE resumes SET flags = $2 WHERE application_id = $1'),

  saveText: run<[applicationId: string, ...Text]>(`
    INSERT INTO resume_texts (application_id, text, state, note)
    SELECT application_id, $2, $3, $4 FROM resumes WHERE application_id = $1
    ON CONFLICT (application_id) DO UPDATE
      SET text = excluded.text, state = excluded.state, note = excluded.note, extracted_at = now()`),

  endPreview: run<[applicationId: string, ...Preview]>(`
    WITH p AS (
      UPDATE resume_previews SET pages = $2, state = $3, note = $4, page_sizes = $5, page_hashes = $6, made_at = now()
      WHERE application_id = $1)
    UPDATE resumes r SET has_preview = state = 'stored' AND ($2 > 0
      OR EXISTS (SELECT FROM resume_texts t WHERE t.application_id = r.application_id AND t.state = 'done'))
    WHERE application_id = $1`),
});

/** Stores the reader's report about one document, frame by frame. */
export class KeepFindings {
  private flags: string[] = [];
  private readonly pages: Checksum[] = [];
  private hasText = false;

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly applicationId: string,
    private readonly previewKey: string,
  ) {}

  async keep(frame: Frame): Promise<void> {
    const finding = parseFinding(frame);
    if (finding?.kind === 'flags') await this.setFlags(finding.flags);
    if (finding?.kind === 'text') await this.saveText(finding.text, finding.note);
    if (finding?.kind === 'page' && this.pages.length < MOST_PAGES) await this.putPage(finding.png);
  }

  /** Called after the last frame. A document that broke its reader is flagged for that alone. */
  async end(fault: ChildFailed['reason'] | null): Promise<void> {
    if (fault) await this.setFlags([...this.flags, faultFlags[fault]]);
    if (!this.hasText) await this.saveText('', faultNotes[fault ?? 'crash']);
    const [sizes, hashes] = [this.pages.map(({ size }) => size), this.pages.map(({ sha256 }) => sha256)];
    const [id, pages, note] = [this.applicationId, this.pages.length, fault && faultNotes[fault]];
    await findings.endPreview(this.database, id, pages, fault ? 'failed' : 'done', note, sizes, hashes);
  }

  private async putPage(png: Buffer): Promise<void> {
    this.pages.push(checksumOf(png));
    await this.storage.put(pageObject(this.previewKey, this.pages.length), png, 'image/png');
  }

  private async setFlags(flags: string[]): Promise<void> {
    this.flags = flags;
    await findings.setFlags(this.database, this.applicationId, flags);
  }

  private async saveText(text: string, note: string | null): Promise<void> {
    this.hasText = true;
    const state = note ? 'failed' : text ? 'done' : 'empty';
    await findings.saveText(this.database, this.applicationId, text, state, note);
  }
}

/** Why a file has no text or no pictures, in a sentence for HR. */
const faultNotes: Record<ChildFailed['reason'], string> = {
  time: 'Reading the file took too long.',
  memory: 'Reading the file took too much memory.',
  output: 'The file is too large inside.',
  crash: 'The file could not be read.',
};

/** The same faults as flags of the file. */
const faultFlags: Record<ChildFailed['reason'], string> = {
  time: 'Could not be examined to the end: it took too long.',
  memory: 'Could not be examined to the end: it took too much memory.',
  output: 'Could not be examined to the end: it is too large inside.',
  crash: 'Could not be examined to the end: it broke the reader.',
};
