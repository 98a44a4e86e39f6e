import type { Frame } from '../../../platform/child/frame';
import type { ChildFailed } from '../../../platform/child/run-in-child';
import { type Storage, type Checksum, checksumOf } from '../../../platform/storage/storage';
import { MOST_PAGES, pageObject } from '../resumes.facts';
import type { FindingsRepository } from './findings.repository';

/** Stores what the reader reports about one document, frame by frame. */
export class KeepFindings {
  private flags: string[] = [];
  private readonly pages: Checksum[] = [];
  private hasText = false;

  constructor(
    private readonly findings: FindingsRepository,
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
    const note = fault && faultNotes[fault];
    await this.findings.endPreview(this.applicationId, this.pages, fault ? 'failed' : 'done', note);
  }

  private async putPage(png: Buffer): Promise<void> {
    this.pages.push(checksumOf(png));
    await this.storage.put(pageObject(this.previewKey, this.pages.length), png, 'image/png');
  }

  private async setFlags(flags: string[]): Promise<void> {
    this.flags = flags;
    await this.findings.setFlags(this.applicationId, flags);
  }

  private async saveText(text: string, note: string | null): Promise<void> {
    this.hasText = true;
    const state = note ? 'failed' : text ? 'done' : 'empty';
    await this.findings.saveText(this.applicationId, text, state, note);
  }
}

type Fault = ChildFailed['reason'];

/** Why a file has no text or no pictures, in a sentence for HR. */
const faultNotes: Record<Fault, string> = {
  time: 'Reading the file took too long.',
  memory: 'Reading the file took too much memory.',
  output: 'The file is too large inside.',
  crash: 'The file could not be read.',
};

/** The same faults as flags of the file. */
const faultFlags: Record<Fault, string> = {
  time: 'Could not be examined to the end: it took too long.',
  memory: 'Could not be examined to the end: it took too much memory.',
  output: 'Could not be examined to the end: it is too large inside.',
  crash: 'Could not be examined to the end: it broke the reader.',
};

type Finding =
  | { kind: 'flags'; flags: string[] }
  | { kind: 'text'; text: string; note: string | null }
  | { kind: 'page'; png: Buffer };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_CHARACTERS = 200_000;

/** Null for anything but a finding. The reader opened an untrusted file, so its output is validated like untrusted input. */
export function parseFinding({ head, body }: Frame): Finding | null {
  if (typeof head !== 'object' || head === null || !('kind' in head)) return null;
  if (head.kind === 'flags' && 'flags' in head && Array.isArray(head.flags))
    return { kind: 'flags', flags: head.flags.slice(0, 20).map((flag) => String(flag).slice(0, 200)) };
  if (head.kind === 'text') return { kind: 'text', text: plain(body), note: noteOf(head) };
  if (head.kind === 'page' && body.subarray(0, PNG.length).equals(PNG)) return { kind: 'page', png: body };
  return null;
}

const plain = (body: Buffer) => body.toString('utf8').replaceAll('\0', '').slice(0, MOST_CHARACTERS);

const noteOf = (head: object) => ('note' in head && typeof head.note === 'string' ? head.note.slice(0, 200) : null);
