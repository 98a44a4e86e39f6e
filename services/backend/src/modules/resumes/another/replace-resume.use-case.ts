import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ExpectedError } from '../../../platform/http/errors/expected-error';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { type SubmittedView, toSubmittedView } from '../../../platform/http/forms/answer-submission';
import { type Claim, claimOf, fingerprintOf, makeClaim } from '../../../platform/idempotency/claim';
import { type Outcome, repeatAnswer, repeatInsteadOf } from '../../../platform/idempotency/idempotency';
import { countSubmission } from '../../../platform/metrics/metrics';
import type { ReceivedFile } from '../../../platform/multipart/read-multipart';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { hashLinkToken } from '../../../platform/link-token';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type IdentifiedResume, identifyResume } from '../identify/identify-resume.use-case';
import { aboutApplication } from '../read-stored-resume';
import { linkRefusals, LinkUnknown } from '../resumes.errors';
import { anotherFile } from './another-file.dto';
import { whyClosed } from './ask-for-another.use-case';
import { asks } from './asks.repository';
import { publishReplaced, replaceKept } from './put-in-place';
import { resumeReplacing } from './resume-replacing.repository';

const { kind, thanks, incomplete } = anotherFile;

/** `token` is that of the link, `keyHash` that of the sender's idempotency key, null without one. */
type ReplaceCommand = { token: string; file: ReceivedFile | null; keyHash: Buffer | null };

/** Puts another file in the place of a resume that cannot be opened. The former one stays, for HR. */
@Injectable()
export class ReplaceResume {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws ValidationFailed, UnsupportedFileType, LinkUnknown, the refusals of a link that takes no file, IdempotencyMismatch, IdempotencyInFlight */
  async run({ token, file, keyHash }: ReplaceCommand): Promise<Outcome<SubmittedView>> {
    const tokenHash = hashLinkToken(token);
    const resume = await this.identify(file, tokenHash);
    const claim = claimOf(kind, keyHash, fingerprintOf({ token: tokenHash.toString('hex') }, resume.sha256));
    let answer: SubmittedView | null;
    try {
      answer = await this.replace(tokenHash, resume, claim);
    } catch (refusal) {
      return repeatInsteadOf(refusal, claim, this.database);
    }
    return answer ? { answer, replayed: false } : repeatAnswer(claim, this.database);
  }

  /** Keeps the fault of a file for the page, because the answer to a form without script is a redirect. */
  private async identify(file: ReceivedFile | null, tokenHash: Buffer): Promise<IdentifiedResume> {
    try {
      const resume = await identifyResume(file);
      if (resume) return resume;
      throw new ValidationFailed({ resume: incomplete });
    } catch (error) {
      const why = error instanceof ExpectedError && error.errors['resume'];
      if (why) await asks.noteRefusal(this.database, tokenHash, why);
      throw error;
    }
  }

  /** In one transaction, after which the file is as safe as an application's. Null when the claim is taken. */
  private async replace(tokenHash: Buffer, resume: IdentifiedResume, claim: Claim): Promise<SubmittedView | null> {
    const linked = await asks.findByToken(this.database, tokenHash);
    if (!linked) throw new LinkUnknown();
    const { applicationId, id: askId, reference } = linked;
    const answer = toSubmittedView(thanks, reference);
    const isNew = await this.database.transaction(async (tx) => {
      if (!(await resumeReplacing.lock(tx, applicationId))) throw new LinkUnknown();
      // Once more, because another one may have come while this one waited for the lock.
      const ask = await asks.find(tx, askId);
      if (!ask) throw new LinkUnknown();
      const closed = await whyClosed(tx, ask);
      if (closed) throw new linkRefusals[closed]();
      if (!(await makeClaim(tx, claim, answer))) return false;
      const { type, bytes } = resume;
      await replaceKept(tx, { applicationId, resume, askId });
      await resumeReplacing.answer(tx, askId);
      await publishReplaced(tx, this.outbox, applicationId);
      const details = { type, size: bytes.length };
      await this.audit.record({ action: 'resume.replaced', ...aboutApplication(applicationId), details }, tx);
      return true;
    });
    if (!isNew) return null;
    this.notifier.notify();
    countSubmission(kind, 'accepted');
    return answer;
  }
}
