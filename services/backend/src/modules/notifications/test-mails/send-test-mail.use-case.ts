import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { TEST_JOB, TEST_REQUESTED, TEST_TEMPLATE } from '../notifications.facts';
import { assertTemplate } from '../templates/assert-template';
import { checkTemplate, type MailText } from '../templates/mail-text';
import { readMailTemplate, rulesFor } from '../templates/words/read-mail-templates';
import { OpenWrittenMails } from '../written/open-written-mails.use-case';
import { testMails } from './test-mails.repository';

const MOST_IN_AN_HOUR = 10;

class TooManyTestMails extends expectedError(
  429,
  'too_many_test_mails',
  `You have sent ${MOST_IN_AN_HOUR} tests within an hour. Please come back later.`,
  { when: 'A person has sent too many mails to themselves within an hour.', headers: { 'Retry-After': '3600' } },
) {}

type TestCommand = MailText & { key: string };

/** Sends the caller a mail with these words and sample values, to see how it arrives. The words are not saved for anybody else. */
@Injectable()
export class SendTestMail {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly openMails: OpenWrittenMails,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns the address that it goes to. @throws NotFound, ValidationFailed, TooManyTestMails */
  async run({ key, subject, body }: TestCommand, caller: Caller): Promise<{ to: string }> {
    const { id: staffId, email, role } = caller.actor;
    await this.database.transaction(async (tx) => {
      const template = assertTemplate(await readMailTemplate(tx, key, this.config), role);
      const words = checkTemplate({ subject, body }, rulesFor(template));
      await testMails.lock(tx, staffId);
      if ((await testMails.countOfHour(tx, staffId)).count >= MOST_IN_AN_HOUR) throw new TooManyTestMails();
      await testMails.forget(tx);
      const { id } = await testMails.insert(tx, staffId, key, template.stage, words.subject, words.body, email);
      const kind = { event: TEST_REQUESTED, job: TEST_JOB, template: TEST_TEMPLATE } as const;
      await this.openMails.run(tx, kind, [
        { id, subjectKind: 'staff', subjectId: staffId, reference: '', recipient: email },
      ]);
      const about = { subjectType: 'mail-template' as const, subjectId: key, details: { testMailId: id } };
      await this.audit.record({ action: 'mail-template.tested', ...about, ...caller }, tx);
    });
    this.notifier.notify();
    return { to: email };
  }
}
