import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { hashLinkToken, makeLinkToken } from '../../../platform/link-token';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';
import { acknowledges } from '../../notifications/find-recipients.use-case';
import { aboutApplication } from '../read-stored-resume';
import type { AskReason } from '../resumes.facts';
import { type Ask, asks } from './asks.repository';

export type { Ask };

/** `key` is that of the file that nobody can open. */
type AskCommand = { applicationId: string; key: string; reason: AskReason };

/** Has applicants asked for another file where nobody can open the one that they sent. */
@Injectable()
export class AskForAnother {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * Once for each file, and while its application can still be taken further: HR works on it, and its post is open. Repeating it
   * changes nothing.
   */
  async run({ applicationId, key, reason }: AskCommand): Promise<void> {
    // An installation that sends no automatic mail to applicants sends this one neither.
    if (!acknowledges(this.config, 'application')) return;
    const isNew = await this.database.transaction(async (tx) => {
      const application = await asks.shareLockApplication(tx, applicationId, key);
      if (!application || !(await isPostOpen(tx, application.jobPostId))) return false;
      if (!(await asks.add(tx, applicationId, key, reason, application.jobPostId))) return false;
      const entry = { action: 'resume.asked-again', ...aboutApplication(applicationId), details: { reason } } as const;
      await this.audit.record(entry, tx);
      return true;
    });
    if (isNew) this.notifier.notify();
  }
}

/** Also where an application names no post. One that was deleted is open no longer. */
const isPostOpen = async (sql: Sql, jobPostId: string | null): Promise<boolean> =>
  jobPostId === null || (await findJobPost(sql, jobPostId))?.state === 'open';

/** Undefined when the application is gone. */
export const findAsk = asks.find;

/** Why the link takes no file, or null. */
export async function whyClosed(sql: Sql, ask: Ask): Promise<'answered' | 'expired' | 'closed' | null> {
  if (ask.answeredAt) return 'answered';
  if (!ask.isOpen || !(await isPostOpen(sql, ask.jobPostId))) return 'closed';
  return ask.isExpired ? 'expired' : null;
}

/**
 * The address for the mail. Like that of a staff link its token comes into being when the mail is written and is nowhere but in it;
 * every mail of one ask has another one, and all of them are good.
 */
export async function issueAskLink(sql: Sql, askId: string, siteUrl: string): Promise<string> {
  const token = makeLinkToken();
  await asks.addToken(sql, askId, hashLinkToken(token));
  return `${siteUrl}/another-file/${token}`;
}
