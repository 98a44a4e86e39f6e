import { Injectable } from '@nestjs/common';
import type { Frame } from '../../../platform/child/frame';
import type { ChildFailed } from '../../../platform/child/run-in-child';
import { Database } from '../../../platform/database/database';
import { type JobEnvelope, type JobHandler, NotNow, HandlesJob } from '../../../platform/queue/job';
import { type Checksum, checksumOf, Storage } from '../../../platform/storage/storage';
import { AskForAnother } from '../another/ask-for-another.use-case';
import { flags as knownFlags } from '../reader/flags';
import { parsePageWords } from './parse-page-words';
import { ReadDocument } from './read-document';
import { ReadStoredResume } from '../read-stored-resume';
import { MOST_CHARACTERS } from '../reader/most-characters';
import type { PageWord, PageWords } from '../reader/page-words';
import { type AskReason, makeObjectName, MOST_PAGES, pageObject } from '../resumes.facts';
import { type ExaminedResume, type File, findings, type Preview } from './resume-findings.repository';

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
    private readonly askForAnother: AskForAnother,
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
    const pageWords: PageWords[] = [];
    let words: PageWord[] | null = null;
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
      if (finding?.kind === 'words') words = finding.words;
      if (finding?.kind === 'page' && pages.length < MOST_PAGES) {
        const picture = checksumOf(finding.png);
        pages.push(picture);
        if (words) pageWords.push({ sha256: picture.sha256.toString('hex'), words });
        words = null;
        await this.storage.put(pageObject(previewKey, pages.length), finding.png, 'image/png');
      }
    });
    if (fault) await findings.setFlags(this.database, ...file, [...flags, faults[fault].flag]);
    if (!hasText) await saveText('', faults[fault ?? 'crash'].note);
    const [sizes, hashes] = [pages.map(({ size }) => size), pages.map(({ sha256 }) => sha256)];
    const note = fault ? faults[fault].note : missing;
    const placed = JSON.stringify(pageWords);
    const preview: Preview = [pages.length, fault ? 'failed' : 'done', note, sizes, hashes, placed];
    await findings.endPreview(this.database, ...file, previewKey, ...preview);
    const reason = fault || isText || pages.length > 0 ? null : reasonToAsk(flags);
    if (reason) await this.askForAnother.run({ ...stored, reason });
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
  | { kind: 'words'; words: PageWord[] | null }
  | { kind: 'page'; png: Buffer };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Null for anything but a finding. The reader opened an untrusted file, so its output is validated like untrusted input. */
export function parseFinding({ head, body }: Frame): Finding | null {
  const { kind, flags, note } = (head ?? {}) as { kind?: unknown; flags?: unknown; note?: unknown };
  if (kind === 'flags' && Array.isArray(flags))
    return { kind, flags: flags.slice(0, 20).map((flag) => String(flag).slice(0, 200)) };
  if (kind === 'page' && body.subarray(0, PNG.length).equals(PNG)) return { kind, png: body };
  if (kind === 'words') return { kind, words: parsePageWords(body) };
  const shortNote = typeof note === 'string' ? note.slice(0, 200) : null;
  if (kind === 'missing' && shortNote) return { kind, note: shortNote };
  if (kind !== 'text') return null;
  const text = body.toString('utf8').replaceAll('\0', '').slice(0, MOST_CHARACTERS);
  return { kind, text, note: shortNote };
}
