import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, queries, run } from '../../../platform/database/queries';
import { type Claim, makeClaim } from '../../../platform/idempotency/claim';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type IdentifiedResume, makeResumeKey } from '../identify/identify-resume.use-case';
import { aboutApplication } from '../read-stored-resume';
import { publishAgain } from '../repeat-examination';
import { linkRefusals, LinkUnknown } from '../resumes.errors';
import { RESUME_REPLACED } from '../resumes.facts';
import { whyClosed } from './ask-for-another.use-case';
import { asks } from './asks.repository';

type NewFile = [key: string, type: string, name: string, size: number, sha256: Buffer, askId: string];

const replacing = queries('resume-replacing', {
  /** As an erasure locks it, and before all else that is locked here. */
  lock: findRow<{ key: string }, [applicationId: string]>(`
    SELECT key FROM resumes WHERE application_id = $1 FOR UPDATE`),

  /** Everything that is known of the present file goes with it, and its bytes where they were never filed. */
  keepFormer: run<[applicationId: string]>(`
    INSERT INTO former_resumes (key, application_id, type, original_name, size, sha256, state, note, settled_at, scan_state,
      scanned_at, malware, flags, preview_key, spooled, received_at)
    SELECT r.key, r.application_id, r.type, r.original_name, r.size, r.sha256, r.state, coalesce(r.note, t.note), r.settled_at,
      r.scan_state, r.scanned_at, r.malware, r.flags, p.key, s.bytes, coalesce(r.received_at, now())
    FROM resumes r LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
      LEFT JOIN resume_spool s USING (application_id)
    WHERE r.application_id = $1`),

  forgetFindings: run<[applicationId: string]>(`
    WITH t AS (DELETE FROM resume_texts WHERE application_id = $1), p AS (DELETE FROM resume_previews WHERE application_id = $1)
    DELETE FROM resume_spool WHERE application_id = $1`),

  replace: run<[applicationId: string, ...NewFile]>(`
    UPDATE resumes SET key = $2, type = $3, original_name = $4, size = $5, sha256 = $6, answers_ask = $7, received_at = now(),
      state = 'received', note = NULL, settled_at = NULL, scan_state = 'pending', scanned_at = NULL, malware = NULL, flags = '{}',
      has_preview = false, storage_fault = NULL, storage_fault_at = NULL
    WHERE application_id = $1`),

  /** The bytes last, so that they go out in the pieces that they came in. */
  spool: run<[applicationId: string, bytes: Buffer]>(`
    INSERT INTO resume_spool (application_id, bytes) VALUES ($1, $2)`),

  answer: run<[askId: string]>('UPDATE resume_asks SET answered_at = now(), refusal = NULL WHERE id = $1'),
});

interface Sent {
  tokenHash: Buffer;
  resume: IdentifiedResume;
  claim: Claim;
}

/** Puts another file in the place of a resume that cannot be opened. The former one stays, for HR. */
@Injectable()
export class ReplaceResume {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * In one transaction, after which the file is as safe as an application's. Returns what `answerOf` makes of the reference, null
   * when the claim is taken. @throws LinkUnknown, and the refusals of a link that takes no file
   */
  async replace<Answer extends object>(sent: Sent, answerOf: (reference: string) => Answer): Promise<Answer | null> {
    const { tokenHash, resume, claim } = sent;
    const known = await asks.findByToken(this.database, tokenHash);
    if (!known) throw new LinkUnknown();
    const { applicationId, id } = known;
    const answer = answerOf(known.reference);
    const isTaken = await this.database.transaction(async (tx) => {
      if (!(await replacing.lock(tx, applicationId))) throw new LinkUnknown();
      // Once more, because another one may have come while this one waited for the lock.
      const ask = await asks.find(tx, id);
      if (!ask) throw new LinkUnknown();
      const closed = await whyClosed(tx, ask);
      if (closed) throw new linkRefusals[closed]();
      if (!(await makeClaim(tx, claim, answer))) return false;
      await replacing.keepFormer(tx, applicationId);
      await replacing.forgetFindings(tx, applicationId);
      const { type, name, bytes, sha256 } = resume;
      await replacing.replace(tx, applicationId, makeResumeKey(type), type, name, bytes.length, sha256, id);
      await replacing.spool(tx, applicationId, bytes);
      await replacing.answer(tx, id);
      await publishAgain(tx, this.outbox, RESUME_REPLACED, applicationId, [
        'applications.file-resume',
        'duplicates.find',
      ]);
      const details = { type, size: bytes.length };
      await this.audit.record({ action: 'resume.replaced', ...aboutApplication(applicationId), details }, tx);
      return true;
    });
    if (isTaken) this.notifier.notify();
    return isTaken ? answer : null;
  }
}
