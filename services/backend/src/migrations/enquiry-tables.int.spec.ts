import type { QueryRunner } from 'typeorm';
import { contact, postForm } from '../../test/enquiries';
import { postApplication } from '../../test/post-application';
import { startApi, type TestApi } from '../../test/start-api';
import { AnswerInterviews1764300000183 } from './1764300000183-answer-interviews';
import { ArrangeInterviews1764300000177 } from './1764300000177-arrange-interviews';
import { GiveVerdicts1764300000186 } from './1764300000186-give-verdicts';
import { CreateEnquiryTables1763810000000 } from './1763810000000-create-enquiry-tables';
import { NoteEnquiries1764300000161 } from './1764300000161-note-enquiries';
import { ReadMailbox1764300000174 } from './1764300000174-read-mailbox';
import { ReplyToEnquiries1764300000173 } from './1764300000173-reply-to-enquiries';

describe('The migration that makes the tables of enquiries', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it('can be taken back and made again while applications, consents and keys are there', async () => {
    await postApplication(api.url, { key: 'before-the-migration' }).expect(201);
    await postForm(api.url, contact, { ...contact.fields, agree: true }).expect(201);
    const migration = new CreateEnquiryTables1763810000000();
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    // Notes, replies and received mails are tied to the tables, verdicts to interviews, and the texts of later kinds of mail to those of replies.
    await new GiveVerdicts1764300000186().down(runner);
    await new AnswerInterviews1764300000183().down(runner);
    await new ArrangeInterviews1764300000177().down(runner);
    await new ReadMailbox1764300000174().down(runner);
    await new ReplyToEnquiries1764300000173().down(runner);
    await new NoteEnquiries1764300000161().down(runner);
    await migration.down(runner);
    expect(await api.sql('SELECT scope FROM idempotency_keys')).toEqual([{ scope: 'application' }]);
    await migration.up(runner);
    const [row] = await api.sql(
      `SELECT expires_at - created_at = interval '24 hours' AS a_day, (SELECT count(*)::int FROM consents) AS consents FROM idempotency_keys`,
    );
    expect(row).toEqual({ a_day: true, consents: 1 });
    await postApplication(api.url, { key: 'before-the-migration' }).expect(201).expect('Idempotency-Replayed', 'true');
  });
});
