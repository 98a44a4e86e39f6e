import assert from 'node:assert/strict';
import type { Parts } from './parts.ts';
import { queryOnce } from './query-once.ts';
import type { Storm } from './storm.ts';

type Kept = { reference: string; recipient: string; state: string; message_id: string };

const HR = 'hr@plumbline.example';
const INBOX = 'hello@plumbline.example';

/** Every enquiry that was acknowledged is one row; inbox (or HR) and sender got a mail about every submission. */
export async function mailsOfEnquiries({ databaseUrl, mail }: Parts, storm: Storm, crashes: number): Promise<void> {
  const deliveries = await queryOnce<Kept>(
    databaseUrl,
    'SELECT reference, recipient, state, message_id FROM deliveries',
  );
  const expectMail = (reference: string, recipient: string) => {
    const about = deliveries.filter((row) => row.reference === reference && row.recipient === recipient);
    assert.deepEqual([about.length, about[0]?.state], [1, 'sent'], `${reference} to ${recipient}`);
    const taken = mail.taken.filter(({ messageId }) => messageId === about[0]!.message_id);
    assert.ok(taken.length >= 1 && taken.length <= 1 + crashes, `${taken.length} mails to ${recipient}`);
    for (const { recipients } of taken) assert.deepEqual(recipients, [recipient]);
  };
  for (const { enquiry, reference } of storm.enquiries) {
    const rows = await queryOnce(databaseUrl, `SELECT email FROM ${enquiry.table} WHERE reference = $1`, [reference]);
    assert.deepEqual(rows, [{ email: enquiry.email }]);
    expectMail(reference, INBOX);
    expectMail(reference, enquiry.email);
  }
  for (const { filled, reference } of storm.acknowledged) {
    expectMail(reference, HR);
    expectMail(reference, filled.fields['email']!);
  }
  const [kept] = await queryOnce(
    databaseUrl,
    `SELECT ((SELECT count(*) FROM consultations) + (SELECT count(*) FROM home_enquiries)
           + (SELECT count(*) FROM contact_messages))::int AS count`,
  );
  assert.deepEqual(kept, { count: storm.enquiries.length });
  console.log(`enquiries acknowledged ${storm.enquiries.length} / found and mailed ${storm.enquiries.length}`);
}
