import { Injectable } from '@nestjs/common';
import type { Frame } from '../../../platform/child/frame';
import type { ChildFailed } from '../../../platform/child/run-in-child';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { type JobEnvelope, type JobHandler, NotNow, HandlesJob } from '../../../platform/queue/job';
import { type Checksum, checksumOf, Storage } from '../../../platform/storage/storage';
import { AskForAnother } from '../another/ask-for-another.use-case';
import { flags as knownFlags } from '../reader/flags';
import { ReadDocument } from './read-document';
import { ReadStoredResume, type StoredResume } from '../read-stored-resume';
import { MOST_CHARACTERS } from '../reader/most-characters';
import { type AskReason, makeObjectName, MOST_PAGES, pageObject, type ResumeType } from '../resumes.facts';

type ExaminedResume = StoredResume & { type: ResumeType };
/** Nothing is written about a file that another one has replaced meanwhile. */
type File = [applicationId: string, key: string];
type Text = [text: string, state: 'done' | 'empty' | 'failed', note: string | null];
type Preview = [pages: number, state: 'done' | 'failed', note: string | null, sizes: number[], hashes: Buffer[]];

const findings = queries('resume-findings', {
  /** A resume that may be opened. */
  find: findRow<ExaminedResume, [applicationId: string]>(`
    SELECT application_id AS "applicationId", key, type, size, sha256, storage_fault AS "storageFault" FROM resumes
    WHERE application_id = $1 AND state = 'stored' AND scan_state IN ('clean', 'not-scanned')`),

  /** The key stays the same however often it is made; no row when the resume is gone. Until the end no page is shown. */
  beginPreview: findRow<{ key: string }, [...File, previewKey: string]>(`
    INSERT INTO resume_previews (application_id, key, state)
    SELECT application_id, $3, 'begun' FROM resumes WHERE application_id = $1 AND key = $2 FOR KEY SHARE
    ON CONFLICT (application_id) DO UPDATE SET state = 'begun', page_sizes = '{}', page_hashes = '{}', made_at = now()
    RETURNING key`),

  setFlags: run<[...File, flags: string[]]>('UPDATE resumes SET flags = $3 WHERE application_id = $1 AND key = $2'),

  saveText: run<[...File, ...Text]>(`
    INSERT INTO resume_texts (application_id, text, state, note)
    SELECT application_id, $3, $4, $5 FROM resumes WHERE application_id = $1 AND key = $2 FOR KEY SHARE
    ON CONFLICT (application_id) DO UPDATE
      SET text = excluded.text, state = excluded.state, note = excluded.note, extracted_at = now()`),

  endPreview: run<[...File, previewKey: string, ...Preview]>(`
    WITH p AS (
      UPDATE resume_previews SET pages = $4, state = $5, note = $6, page_sizes = $7, page_hashes = $8, made_at = now()
      WHERE application_id = $1 AND key = $3)
    UPDATE resumes r SET has_preview = state = 'stored' AND ($4 > 0
      OR EXISTS (SELECT FROM resume_texts t WHERE t.application_id = r.application_id AND t.state = 'done'))
    WHERE application_id = $1 AND key = $2`),
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

/** Examines a resume once: suspicious content, text, and pictures of the first pages. A file that breaks the reader is recorded as such. */
@Injectable()
@HandlesJob('resumes.examine')
export class ExamineResume implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly stored: ReadStoredResume,
    private readonly document: ReadDocument,
    private readonly asking: AskForAnother,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const resume = await findings.find(this.database, subjectId);
    if (!resume) return;
    if (this.document.isBusy) throw new NotNow('Other documents are being read');
    const bytes = await this.stored.read(resume);
    const preview = await findings.beginPreview(this.database, subjectId, resume.key, makeObjectName());
    if (preview) await this.examine(resume, bytes, preview.key);
  }

  /** Stores the reader's report frame by frame. */
  private async examine(resume: ExaminedResume, bytes: Buffer, previewKey: string): Promise<void> {
    const { type, ...stored } = resume;
    const file: File = [stored.applicationId, stored.key];
    const pages: Checksum[] = [];
    let flags: string[] = [];
    let hasText = false;
    let isText = false;
    let missing: string | null = null;
    const saveText = async (text: string, note: string | null) => {
      hasText = true;
      isText ||= note === null;
      const state = note ? 'failed' : text ? 'done' : 'empty';
      await findings.saveText(this.database, ...file, text, state, note);
    };
    const fault = await this.document.read(type, bytes, async (frame) => {
      const finding = parseFinding(frame);
      if (finding?.kind === 'text') await saveText(finding.text, finding.note);
      if (finding?.kind === 'missing') missing = finding.note;
      if (finding?.kind === 'flags') {
        flags = finding.flags;
        await findings.setFlags(this.database, ...file, flags);
      }
      if (finding?.kind === 'page' && pages.length < MOST_PAGES) {
        pages.push(checksumOf(finding.png));
        await this.storage.put(pageObject(previewKey, pages.length), finding.png, 'image/png');
      }
    });
    if (fault) await findings.setFlags(this.database, ...file, [...flags, faults[fault].flag]);
    if (!hasText) await saveText('', faults[fault ?? 'crash'].note);
    const [sizes, hashes] = [pages.map(({ size }) => size), pages.map(({ sha256 }) => sha256)];
    const note = fault ? faults[fault].note : missing;
    const preview: Preview = [pages.length, fault ? 'failed' : 'done', note, sizes, hashes];
    await findings.endPreview(this.database, ...file, previewKey, ...preview);
    const reason = fault || isText || pages.length > 0 ? null : reasonToAsk(flags);
    if (reason) await this.asking.ask(stored, reason);
  }
}

/**
 * Why nobody could open a file without text and pages. A file that broke the reader may still open in a viewer, and a Word older
 * than 97 in another Word, so their senders are left alone.
 */
const reasonToAsk = (flags: readonly string[]): AskReason | null =>
  flags.includes(knownFlags.encrypted) ? 'locked' : flags.includes(knownFlags.damaged) ? 'damaged' : null;

type Finding =
  | { kind: 'flags'; flags: string[] }
  | { kind: 'text'; text: string; note: string | null }
  | { kind: 'missing'; note: string }
  | { kind: 'page'; png: Buffer };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Null for anything but a finding. The reader opened an untrusted file, so its output is validated like untrusted input. */
export function parseFinding({ head, body }: Frame): Finding | null {
  const { kind, flags, note } = (head ?? {}) as { kind?: unknown; flags?: unknown; note?: unknown };
  if (kind === 'flags' && Array.isArray(flags))
    return { kind, flags: flags.slice(0, 20).map((flag) => String(flag).slice(0, 200)) };
  if (kind === 'page' && body.subarray(0, PNG.length).equals(PNG)) return { kind, png: body };
  const said = typeof note === 'string' ? note.slice(0, 200) : null;
  if (kind === 'missing' && said) return { kind, note: said };
  if (kind !== 'text') return null;
  const text = body.toString('utf8').replaceAll('\0', '').slice(0, MOST_CHARACTERS);
  return { kind, text, note: said };
}
