import { AnswerPasswordReset } from '../src/modules/staff/password/answer-password-reset.handler';
import { RecordAudit } from '../src/modules/audit/record-audit.use-case';
import { configToken } from '../src/platform/config/config.module';
import { Database } from '../src/platform/database/database';
import { Outbox, OutboxNotifier } from '../src/platform/outbox/outbox';
import type { TestApi } from './start-api';

/** Answers the open asks for a new password, as the worker does. */
export function answererOf(api: TestApi) {
  const of = <Part>(part: new (...parameters: never[]) => Part) => api.app.get(part, { strict: false });
  const answerer = new AnswerPasswordReset(
    of(Database),
    of(Outbox),
    of(OutboxNotifier),
    of(RecordAudit),
    api.app.get(configToken, { strict: false }),
  );
  return async () => {
    const open = 'SELECT id FROM password_reset_asks WHERE email IS NOT NULL ORDER BY id';
    for (const { id } of await api.sql<{ id: string }>(open)) await answerer.run({ subjectId: id });
  };
}
