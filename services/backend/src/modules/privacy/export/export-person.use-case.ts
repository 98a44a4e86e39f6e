import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { withExportSlot, sendWhole } from '../../../platform/csv/export-runs';
import type { ExportTarget } from '../../../platform/csv/export-target';
import { Database } from '../../../platform/database/database';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import { dayIn } from '../../../platform/wall-clock';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { listReceivedFrom, type MailFrom } from '../../received-mails/find-received-mail.use-case';
import { ReadReceivedFile } from '../../received-mails/read-received-file.use-case';
import { ReadResume } from '../../resumes/read/read-resume.use-case';
import { Archive } from '../../../platform/archive';
import { erasureList } from '../erase/erasure-list.repository';
import {
  countRecords,
  findMails,
  findSubmissions,
  type PersonRecord,
  readRecord,
  type SubmissionIds,
} from '../person.repository';
import { type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';

/** The parts of an application that only HR may read. */
const HR_ONLY = [
  'resume',
  'formerResumes',
  'resumeAsks',
  'notes',
  'stageMoves',
  'stageMails',
  'mailTexts',
  'received',
  'interviews',
  'alsoApplied',
  'auditLog',
];
const ASK_HR = 'The resume, notes and history are for HR only: the archive that HR makes has them.';
const ASK_HR_ALONE = 'This is for HR only: the archive that HR makes has it.';
const ASK_GENERAL = 'This is for general administrators only: ask a general administrator for the archive that has it.';

type ExportCommand = { email: string; target: ExportTarget };

/**
 * One JSON file a submission, and its resume; and one for each conversation of somebody else in which the person has written. All of it
 * as far as the requester may read it; the rest is only named.
 */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly database: Database,
    private readonly resumes: ReadResume,
    private readonly files: ReadReceivedFile,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws Unavailable when too many are under way */
  async run({ email, target }: ExportCommand, caller: Caller): Promise<void> {
    const { hash } = await erasureList.hashOf(this.database, email);
    const addressHash = hash.toString('hex');
    const record = (action: AuditAction, details: object) =>
      this.audit.record({ action, subjectType: 'person', details: { addressHash, ...details }, ...caller });
    const archive = new Archive();
    const { complete, fault } = await withExportSlot(async () => {
      const ids = await findSubmissions(this.database, email);
      const counts = await countRecords(this.database, ids, await findMails(this.database, email));
      await record('person.exported', { counts });
      const day = dayIn(this.config.COMPANY_TIME_ZONE);
      const file = target.open({ name: `person-${day}.zip`, type: 'application/zip' });
      const pack = async () => {
        const leftOut = {
          ...(await this.addSubmissions(archive, ids, caller)),
          ...(await this.addMails(archive, email, ids, caller)),
        };
        await archive.addJson('index.json', { email, madeAt: new Date(), counts, files: [...archive.names], leftOut });
        archive.end();
      };
      return sendWhole(file, () => Promise.all([archive.sendTo(file), pack()]));
    });
    await record('person.export-ended', { files: archive.names.length, complete });
    if (fault) throw fault;
  }

  /** Returns the omissions with their reasons: a resume that must not be opened, and records of the other role. */
  private async addSubmissions(archive: Archive, ids: SubmissionIds, caller: Caller): Promise<Record<string, string>> {
    const leftOut: Record<string, string> = {};
    for (const kind of submissionKinds)
      for (const id of ids[kind]) {
        const submission = await readRecord[kind](this.database, id);
        if (submission) Object.assign(leftOut, await this.addSubmission(archive, kind, submission, caller));
      }
    return leftOut;
  }

  private async addSubmission(archive: Archive, kind: SubmissionKind, submission: PersonRecord, caller: Caller) {
    const { reference, resumes, files, record } = submission;
    const name = `${kind}/${reference}`;
    const isApplication = kind === 'application';
    const isWhole = isApplication === (caller.actor.role === 'hr');
    if (!isWhole && !isApplication) return { [name]: ASK_GENERAL };
    const readable = Object.entries(record).filter(([part]) => isWhole || !HR_ONLY.includes(part));
    await archive.addJson(`${name}.json`, Object.fromEntries(readable));
    if (!isWhole) return { [name]: ASK_HR };
    const leftOut: Record<string, string> = {};
    for (const [at, key] of resumes.entries()) {
      const file = `${name}-${at === 0 ? 'resume' : `former-resume-${at}`}${key.slice(key.lastIndexOf('.'))}`;
      try {
        const { bytes } = await this.resumes.run(key, caller, { isSeen: false });
        await archive.addBytes(file, bytes);
      } catch (error) {
        if (!(error instanceof ExpectedError) || error instanceof Unavailable) throw error;
        leftOut[file] = error.message;
      }
    }
    for (const [at, id] of files.entries())
      Object.assign(leftOut, await this.addFile(archive, `${name}-file-${at + 1}`, id, caller));
    return leftOut;
  }

  /** The mails of the person in the conversations of others; those about submissions of their own are packed with these. */
  private async addMails(archive: Archive, email: string, ids: SubmissionIds, caller: Caller) {
    const own = new Set(Object.values(ids).flat());
    const mails = (await listReceivedFrom(this.database, email)).filter(({ subjectId }) => !own.has(subjectId));
    const leftOut: Record<string, string> = {};
    for (const [reference, ofOne] of Map.groupBy(mails, (mail) => mail.reference))
      Object.assign(leftOut, await this.addMailsOf(archive, `received/${reference}`, ofOne, caller));
    return leftOut;
  }

  private async addMailsOf(archive: Archive, name: string, mails: readonly MailFrom[], caller: Caller) {
    const [{ kind } = { kind: undefined }] = mails;
    const role = kind && submissions[kind].role;
    if (role !== caller.actor.role) return { [name]: role === 'hr' ? ASK_HR_ALONE : ASK_GENERAL };
    await archive.addJson(
      `${name}.json`,
      mails.map(({ mail }) => mail),
    );
    const leftOut: Record<string, string> = {};
    for (const [at, id] of mails.flatMap(({ files }) => files).entries())
      Object.assign(leftOut, await this.addFile(archive, `${name}-file-${at + 1}`, id, caller));
    return leftOut;
  }

  /** A file of a received mail, under its own name. */
  private async addFile(archive: Archive, name: string, id: string, caller: Caller): Promise<Record<string, string>> {
    try {
      const { name: own, bytes } = await this.files.run({ id }, caller);
      await archive.addBytes(`${name}-${own}`, bytes);
      return {};
    } catch (error) {
      if (!(error instanceof ExpectedError) || error instanceof Unavailable) throw error;
      return { [name]: error.message };
    }
  }
}
