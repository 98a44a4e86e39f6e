import assert from 'node:assert/strict';
import type { TakenMail } from '../../../../tests/support/mail-server.ts';
import { queryOnce } from '../../../../tests/support/query-once.ts';
import { isSettled, untilQuiet } from '../../../../tests/support/settled.ts';
import { until } from '../../../../tests/support/until.ts';
import { whatIsOpen } from '../../../../tests/support/what-is-open.ts';
import type { SteadySending } from './steady-sending.ts';

type StoredResume = { reference: string; sha256: string; state: string; message_id: string | null };

const listKept = `
  SELECT a.reference, encode(r.sha256, 'hex') AS sha256, r.state, d.message_id
  FROM applications a JOIN resumes r ON r.application_id = a.id
  LEFT JOIN deliveries d ON d.subject_id = a.id AND d.template = 'hr-application'`;
const listEnquiries = `SELECT reference FROM consultations UNION ALL SELECT reference FROM home_enquiries
  UNION ALL SELECT reference FROM contact_messages`;

/**
 * Waits until everything is filed and mailed. Each application that was answered with "submitted" is there once with the resume that was sent, and HR has heard
 * of it: once, or twice where workers were killed.
 */
export async function countPromise(
  databaseUrl: string,
  sending: SteadySending,
  takenMails: TakenMail[],
  { mostMails }: { mostMails: number },
): Promise<string> {
  for (const [reason, times] of Map.groupBy(sending.failures, (failure) => failure.slice(25)))
    console.log(`failed ${times.length}: ${reason}\n  from ${times[0]?.slice(0, 24)} to ${times.at(-1)?.slice(0, 24)}`);
  const settled = until('everything is filed and mailed', () => isSettled(databaseUrl), { seconds: 900 });
  const quiet = settled.then(() => untilQuiet(databaseUrl, { but: ['resumes.examine'] }));
  await quiet.catch(async (error: unknown) => {
    console.log(`still open:\n${await whatIsOpen(databaseUrl)}`);
    throw error;
  });
  const byReference = Map.groupBy(await queryOnce<StoredResume>(databaseUrl, listKept), ({ reference }) => reference);
  let mailed = 0;
  for (const { reference, sha256 } of sending.applications) {
    const rows = byReference.get(reference) ?? [];
    const [row] = rows;
    assert.ok(row && rows.length === 1, `${reference} is there ${rows.length} times`);
    assert.equal(row.sha256, sha256, `the resume of ${reference} is another one`);
    assert.equal(row.state, 'stored');
    const mails = takenMails.filter(({ messageId }) => messageId === row.message_id).length;
    assert.ok(mails >= 1 && mails <= mostMails, `HR got ${mails} mails about ${reference}`);
    mailed += 1;
  }
  const enquiries = Map.groupBy(
    await queryOnce<{ reference: string }>(databaseUrl, listEnquiries),
    (row) => row.reference,
  );
  for (const { reference } of sending.enquiries)
    assert.equal(enquiries.get(reference)?.length, 1, `the enquiry ${reference}`);
  const acknowledged = sending.applications.length + sending.enquiries.length;
  return (
    `sent ${sending.sent} / failed ${sending.failures.length} / acknowledged ${acknowledged} / found ${acknowledged} / ` +
    `mailed to HR ${mailed} of ${sending.applications.length}`
  );
}
