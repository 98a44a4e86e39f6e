import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLongForm } from '../../journeys/extent.ts';
import { type Parts, type PartsOptions, startParts } from '../parts.ts';
import { queryOnce } from '../../query-once.ts';
import { isSettled, untilQuiet } from '../../settled.ts';
import { sha256 } from '../../sha256.ts';
import { Storm, type Trouble } from './storm.ts';
import { type Troubles, troublesOf } from './troubles.ts';
import { until } from '../../until.ts';
import { whatIsOpen } from '../../what-is-open.ts';

type StoredApplication = {
  reference: string;
  key: string;
  state: string;
  message_id: string | null;
};

/** Applications, and as many enquiries, for each trouble. */
const FOR_EACH = isLongForm ? 12 : 6;

/** To read a resume takes as much of the processor as all else about it, and is no part of the promise. */
const nobodyReads = { READER_URL: 'unix:///nowhere/reader.sock' };

const listKept = `
  SELECT a.reference, r.key, r.state, d.message_id
  FROM applications a JOIN resumes r ON r.application_id = a.id 
  LEFT JOIN deliveries d ON d.subject_id = a.id AND d.template = 'hr-application'`;

async function settle({ databaseUrl }: Parts): Promise<void> {
  await until('every resume is filed and every mail is sent', () => isSettled(databaseUrl), { seconds: 200 });
  // Resumes are read for HR one at a time, each in a process of its own: that takes long, and is no part of the promise.
  await untilQuiet(databaseUrl, { but: ['resumes.examine'] });
  assert.deepEqual(await queryOnce(databaseUrl, "SELECT job, last_error FROM outbox_jobs WHERE state = 'dead'"), []);
}

/** Of both queues together, half each: every run of CI makes both. `make test-faults` has two hundred. */
const KILLS = Number(process.env.KILLS ?? 20);

interface Weather {
  /** What goes wrong, one after the other. */
  met: (troubles: Troubles, parts: Parts) => readonly Trouble[];
  /** How many applications, and as many enquiries, are sent during each. */
  forEach: number;
}

/** In a run by turns the queue of its part meets all faults, and the other one the kills alone. */
const partOf = { postgres: '2', redis: '1' };

function ordinary(queue: 'postgres' | 'redis'): Weather[] {
  const kills: Weather = { met: ({ randomKills }) => randomKills(Math.ceil(KILLS / 2)), forEach: 3 };
  const part = process.env.TEST_PART?.split('/')[0] || partOf[queue];
  if (part !== partOf[queue]) return [kills];
  // Troubles that do not touch the queue are tried with one queue, and with both in the long form.
  const isWhole = isLongForm || queue === 'postgres';
  return [{ met: ({ troubles, ofQueue }) => (isWhole ? troubles : ofQueue), forEach: FOR_EACH }, kills];
}

/**
 * Asserts that each acknowledged submission is stored once, each application with the resume that was sent; that HR has a mail
 * about each application and the inbox one about each enquiry, and for each crash one more at most; and that each sender has an
 * acknowledgement. `environment` is of the backend's processes.
 */
export async function keepPromise(
  queue: 'postgres' | 'redis',
  weather: readonly Weather[] = ordinary(queue),
  { environment = {}, storage = 'folder' }: Pick<PartsOptions, 'environment' | 'storage'> = {},
): Promise<void> {
  const settings = { ...(isLongForm ? {} : nobodyReads), ...environment };
  const parts = await startParts({ queue, storage, environment: settings });
  try {
    const storm = new Storm(parts.api);
    const all = troublesOf(parts);
    const { crashes } = all;
    for (const { met, forEach } of weather) {
      const some = met(all, parts);
      await storm.sendThrough(some, some.length * forEach);
    }
    const over = performance.now();
    await settle(parts).catch(async (error: unknown) => {
      console.log(`still open:\n${await whatIsOpen(parts.databaseUrl)}`);
      throw error;
    });
    console.log(`all settled ${((performance.now() - over) / 1000).toFixed(0)} s after the last trouble`);

    const storedApplications = await queryOnce<StoredApplication>(parts.databaseUrl, listKept);
    const mailsOf = (id: string | null) => parts.mail.taken.filter(({ messageId }) => messageId === id).length;
    let [storedCount, mailed, duplicates] = [0, 0, 0];
    for (const { reference, filled } of storm.acknowledged) {
      const rows = storedApplications.filter((row) => row.reference === reference);
      assert.equal(rows.length, 1, `${reference} is there ${rows.length} times`);
      const { key, state, message_id } = rows[0]!;
      const stored = await readFile(join(parts.storage, 'resumes', key));
      assert.equal(sha256(stored), sha256(filled.resume!.bytes), `the resume of ${reference} is another one`);
      assert.equal(state, 'stored');
      storedCount += 1;
      const mails = mailsOf(message_id);
      assert.ok(mails >= 1, `HR got no mail about ${reference}`);
      assert.ok(mails <= Math.min(2, 1 + crashes()), `HR got ${mails} mails about ${reference}, ${crashes()} crashes`);
      mailed += 1;
      duplicates += mails - 1;
    }
    const report = {
      sent: storm.sent,
      acknowledged: storm.acknowledged.length,
      found: storedCount,
      mailed,
      duplicates,
    };
    console.log(
      Object.entries(report)
        .map(([name, count]) => `${name} ${count}`)
        .join(' / '),
      `(queue in ${queue}, storage in ${storage}, ${crashes()} crashes)`,
    );
    assert.ok(duplicates <= crashes(), `${duplicates} mails came twice, of ${crashes()} crashes`);
    assert.equal(
      storedApplications.length,
      storm.acknowledged.length,
      'an application is there that nobody was told about',
    );
    await mailsOfEnquiries(parts, storm, crashes());
    const toHr = parts.mail.taken.filter(({ recipients }) => recipients.includes('hr@plumbline.example'));
    assert.equal(toHr.length, mailed + duplicates, 'a mail went to HR that belongs to no application');
    assert.ok(parts.mail.taken.every(({ recipients }) => recipients.length === 1));
  } finally {
    await parts.stop();
  }
}

type Delivery = { reference: string; recipient: string; state: string; message_id: string };

const HR = 'hr@plumbline.example';
const INBOX = 'hello@plumbline.example';

/** Every enquiry that was acknowledged is one row; inbox (or HR) and sender got a mail about every submission. */
async function mailsOfEnquiries({ databaseUrl, mail }: Parts, storm: Storm, crashes: number): Promise<void> {
  const deliveries = await queryOnce<Delivery>(
    databaseUrl,
    'SELECT reference, recipient, state, message_id FROM deliveries',
  );
  const expectMail = (reference: string, recipient: string) => {
    const about = deliveries.filter((row) => row.reference === reference && row.recipient === recipient);
    assert.deepEqual([about.length, about[0]?.state], [1, 'sent'], `${reference} to ${recipient}`);
    const mails = mail.taken.filter(({ messageId }) => messageId === about[0]!.message_id);
    assert.ok(mails.length >= 1 && mails.length <= 1 + crashes, `${mails.length} mails to ${recipient}`);
    for (const { recipients } of mails) assert.deepEqual(recipients, [recipient]);
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
  const [stored] = await queryOnce(
    databaseUrl,
    `SELECT ((SELECT count(*) FROM consultations) + (SELECT count(*) FROM home_enquiries)
           + (SELECT count(*) FROM contact_messages))::int AS count`,
  );
  assert.deepEqual(stored, { count: storm.enquiries.length });
  console.log(`enquiries acknowledged ${storm.enquiries.length} / found and mailed ${storm.enquiries.length}`);
}
