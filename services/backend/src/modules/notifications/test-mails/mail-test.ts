import type { Config } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import type { JobEnvelope } from '../../../platform/queue/job';
import { TEST_TEMPLATE } from '../notifications.facts';
import type { DeliverOnce } from '../send/deliver-once';
import { findSampleSignature, writeSample } from '../system-mails/write-sample';
import { testMails } from './test-mails.repository';

interface Tools {
  database: Sql;
  deliverOnce: DeliverOnce;
  config: Config;
}

/** Sends somebody of the staff the words that they wanted to see, with sample values. */
export async function mailTest({ database, deliverOnce, config }: Tools, job: JobEnvelope): Promise<void> {
  const test = await testMails.find(database, job.subjectId);
  if (!test) return;
  const { key: id, stage, subject, body, email: recipient, staffId: subjectId, name } = test;
  const about = { subjectKind: 'staff', subjectId, reference: '', recipient, template: TEST_TEMPLATE } as const;
  await deliverOnce.deliver({ ...job, ...about }, async () => {
    const signature = await findSampleSignature(database, { id }, { id: subjectId, name }, config);
    const letter = writeSample({ id, stage }, { subject, body }, config, signature);
    return { ...letter, subject: `[Test] ${letter.subject}`, automatic: 'generated' };
  });
}
