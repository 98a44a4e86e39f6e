import type { Frame } from '../../../platform/child/frame';
import type { ChildFailed } from '../../../platform/child/run-in-child';
import type { Database } from '../../../platform/database/database';
import { queries, run } from '../../../platform/database/queries';
import { type Storage, type Checksum, checksumOf } from '../../../platform/storage/storage';
import { MOST_PAGES, pageObject } from '../resumes.facts';

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

/** What HR reads about a file that broke its reader: why it has no text or no pictures, and as a flag. */
const faults: Record<ChildFailed['reason'], { note: string; flag: string }> = {
  time: { note: 'Reading the file took too long.', flag: 'Could not be examined to the end: it took too long.' },
  memory: {
    note: 'Reading the file took too much memory.',
    flag: 'Could not be examined to the end: it took too much memory.',
  },
  output: { note: 'The file is too large inside.', flag: 'Could not be examined to the end: it is too large inside.' },
  crash: { note: 'The file could not be read.', flag: 'Could not be examined to the end: it broke the reader.' },
};

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
    if (finding?.kind !== 'page' || this.pages.length >= MOST_PAGES) return;
    this.pages.push(checksumOf(finding.png));
    await this.storage.put(pageObject(this.previewKey, this.pages.length), finding.png, 'image/png');
  }

  /** Called after the last frame. */
  async end(fault: ChildFailed['reason'] | null): Promise<void> {
    if (fault) await this.setFlags([...this.flags, faults[fault].flag]);
    if (!this.hasText) await this.saveText('', faults[fault ?? 'crash'].note);
    const [sizes, hashes] = [this.pages.map(({ size }) => size), this.pages.map(({ sha256 }) => sha256)];
    const preview: Preview = [this.pages.length, fault ? 'failed' : 'done', fault && faults[fault].note, sizes, hashes];
    await findings.endPreview(this.database, this.applicationId, ...preview);
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

type Finding =
  | { kind: 'flags'; flags: string[] }
  | { kind: 'text'; text: string; note: string | null }
  | { kind: 'page'; png: Buffer };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_CHARACTERS = 200_000;

/** Null for anything but a finding. The reader opened an untrusted file, so its output is validated like untrusted input. */
export function parseFinding({ head, body }: Frame): Finding | null {
  const { kind, flags, note } = (head ?? {}) as { kind?: unknown; flags?: unknown; note?: unknown };
  if (kind === 'flags' && Array.isArray(flags))
    return { kind, flags: flags.slice(0, 20).map((flag) => String(flag).slice(0, 200)) };
  if (kind === 'page' && body.subarray(0, PNG.length).equals(PNG)) return { kind, png: body };
  if (kind !== 'text') return null;
  const text = body.toString('utf8').replaceAll('\0', '').slice(0, MOST_CHARACTERS);
  return { kind, text, note: typeof note === 'string' ? note.slice(0, 200) : null };
}
