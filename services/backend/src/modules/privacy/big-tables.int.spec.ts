import { explaining, scannedBy } from '../../../test/explain';
import { addStaff } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { eraseReceivedFrom, listReceivedFrom } from '../received-mails/find-received-mail.use-case';
import { eraseMails, eraseStrayMails } from '../notifications/erase-mails.use-case';
import { submissionKinds } from '../submissions/kinds.facts';
import { receivedWith } from '../received-mails/received-mails.facts';
import { repliedWith } from '../enquiries/replies/enquiry-replies.facts';
import { countRecords, findMails, findSubmissions, noSubmissions, readRecord } from './person.repository';
import { interviewChanges } from '../interviews/arrange/interview-changes.repository';
import { interviews } from '../interviews/interviews.repository';
import { findOutdated } from '../interviews/mails/find-outdated.use-case';
import { interviewMails } from '../interviews/mails/interview-mails.repository';
import { dueRecords } from './retain/due-records.repository';

const ROWS = 20_000;
const reference = "regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2')";
const enquiries = {
  consultations: { columns: 'website, feedback', key: 'consultation_id' },
  home_enquiries: { columns: 'project_details', key: 'home_enquiry_id' },
  contact_messages: { columns: 'message', key: 'contact_message_id' },
};

/** A year of submissions, each with its mail, enquiries with a reply and an answer; the last ones' retention is over. */
async function fill(api: TestApi): Promise<void> {
  await api.sql(`INSERT INTO applications (reference, name, email, apply, experience, stage_since)
    SELECT ${reference}, 'Old', 'old' || n || '@mail.example', 'x', 'x', now() - n * interval '366 days' / ${ROWS}
    FROM generate_series(1, ${ROWS}) n`);
  for (const [table, { columns, key }] of Object.entries(enquiries)) {
    const number = table === 'home_enquiries' ? '' : 'number, ';
    const texts = `${number && "'1', "}${columns.includes('website') ? "'https://a.example', 'x'" : "'x'"}`;
    await api.sql(`INSERT INTO ${table} (reference, name, email, ${number}${columns})
      SELECT ${reference}, 'Old', 'old' || n || '@mail.example', ${texts} FROM generate_series(1, ${ROWS}) n`);
    await api.sql(`INSERT INTO enquiry_replies
        (key, ${key}, author_id, author_name, subject, body, closes, before, version_after)
      SELECT uuidv7(), id, uuidv7(), 'Somebody', 'x', 'x', false, '{}', 1 FROM ${table}`);
    await api.sql(`INSERT INTO received_mails (${key}, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email, subject,
        body, quoted, is_cut, arrived_at)
      SELECT id, '${table}', 1, row_number() OVER (), uuid_send(id), 'reply', 'Old', email, 'x', 'x', '', false, now() FROM ${table}`);
  }
  await api.sql(`INSERT INTO received_files (mail_id, name, type, size, scan_state, bytes)
    SELECT id, 'map.pdf', 'x/x', 1, 'clean', 'x' FROM received_mails`);
  await api.sql(`INSERT INTO outbox (event, subject_id, created_at, published_at)
    SELECT 'application.submitted', id, stage_since, stage_since FROM applications`);
  await api.sql(
    "INSERT INTO outbox_jobs (event_id, job, state, settled_at) SELECT id, 'x', 'done', created_at FROM outbox",
  );
  await api.sql(`INSERT INTO deliveries (event_id, subject_id, template, recipient, message_id, state, sent_at, created_at)
    SELECT o.id, a.id, 'acknowledge-application', a.email, a.id, 'sent', a.stage_since, a.stage_since
    FROM outbox o JOIN applications a ON a.id = o.subject_id`);
  await api.sql(`INSERT INTO resume_asks (application_id, resume_key, reason, expires_at)
    SELECT id, reference, 'damaged', stage_since FROM applications`);
  await api.sql(`INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place)
    SELECT id, id, reference, 'x', stage_since, 45, 'UTC', 'x' FROM applications`);
  await api.sql(`INSERT INTO interview_changes
      (interview_id, kind, starts_at, minutes, zone, place, people, sequence, staff_id, staff_name)
    SELECT id, 'arranged', starts_at, 45, 'UTC', 'x', '{}', 0, id, 'Somebody' FROM interviews`);
  await api.sql(`INSERT INTO interview_mails (change_id, method) SELECT id, 'REQUEST' FROM interview_changes`);
  await api.sql(`WITH told AS (
      INSERT INTO outbox (event, subject_id, created_at, published_at)
      SELECT 'stage-mail.requested', id, now(), now() FROM interview_mails RETURNING id, subject_id)
    INSERT INTO deliveries (event_id, subject_id, subject_kind, template, recipient, message_id, state, sent_at)
    SELECT t.id, i.application_id, 'application', 'stage-mail', i.id, t.id, 'sent', now()
    FROM told t JOIN interview_mails m ON m.id = t.subject_id JOIN interview_changes c ON c.id = m.change_id
      JOIN interviews i ON i.id = c.interview_id`);
  await addStaff(api, 'hr');
  await api.sql('INSERT INTO interview_people (interview_id, staff_id) SELECT i.id, s.id FROM interviews i, staff s');
  await api.sql(`INSERT INTO interview_answers (change_id, answer) SELECT id, 'accepted' FROM interview_changes`);
  await api.sql(`INSERT INTO interview_links (hash, interview_id) SELECT sha256(id::text::bytea), id FROM interviews`);
  await api.sql(`INSERT INTO interview_verdicts (interview_id, staff_id, staff_name, verdict, reason)
    SELECT i.id, s.id, s.name, 'yes', 'x' FROM interviews i, staff s`);
  await api.sql('ANALYZE');
}

describe('Among many thousand rows', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await fill(api);
  });
  afterAll(() => api.stop());

  it('what is held about a person is found, counted and read without reading that of everybody', async () => {
    const { sql, plans } = explaining(api);
    const ids = await findSubmissions(sql, ' OLD7@mail.example');
    expect(submissionKinds.map((kind) => ids[kind].length)).toEqual([1, 1, 1, 1]);
    const mails = await findMails(sql, ' OLD7@mail.example');
    const counts = { applications: 1, contactMessages: 1, deliveries: 2, receivedMails: 3 };
    expect(await countRecords(sql, ids, mails)).toMatchObject(counts);
    expect(await countRecords(sql, noSubmissions(), mails)).toMatchObject({ deliveries: 1, receivedMails: 3 });
    expect(await listReceivedFrom(sql, ' OLD7@mail.example')).toHaveLength(3);
    for (const kind of submissionKinds) await readRecord[kind](sql, ids[kind][0]!);
    const big = /interview|received_mails|applications|consultations|home_enquiries|contact_messages|deliveries|outbox/;
    expect(scannedBy(plans).filter((scan) => big.test(scan))).toEqual([]);
  });

  it('interviews are listed, read and told of with their own changes, mails and answers alone', async () => {
    const { sql, plans } = explaining(api);
    const [one] = await api.sql<{ id: string; application: string; change: string; mail: string }>(
      `SELECT i.id, i.application_id AS application, c.id AS change, m.id AS mail FROM interviews i
         JOIN interview_changes c ON c.interview_id = i.id JOIN interview_mails m ON m.change_id = c.id LIMIT 1`,
    );
    const { id, application, change, mail } = one!;
    const none = [null, null, null, null, null] as const;
    expect(await interviews.listFirst(sql, ...none, null, null, null, null, 0, 25)).toHaveLength(25);
    expect(
      await interviews.listLast(sql, [application], null, null, null, null, null, null, null, null, 0, 25),
    ).toMatchObject([{ id, answer: 'accepted' }]);
    expect(await interviews.count(sql, ...none, null, ['accepted'], null, null)).toEqual({ total: ROWS });
    expect(await interviews.find(sql, id)).toMatchObject({ answer: 'accepted' });
    expect(await interviewMails.listHeard(sql, id)).toHaveLength(1);
    await interviewMails.findTold(sql, mail);
    await findOutdated(sql, mail);
    await interviewChanges.isChoice(sql, change, change, 'first');
    // A count by what applicants have answered looks at each interview, and by indexes at all else.
    const big = /interview_|applications|deliveries|outbox/;
    expect(scannedBy(plans).filter((scan) => big.test(scan))).toEqual([]);
  });

  it('the mails to a person and about a submission go without reading all mails and events', async () => {
    const { sql, plans } = explaining(api);
    const { application } = await findSubmissions(sql, 'old8@mail.example');
    await eraseMails(sql, application);
    expect(await api.sql('SELECT FROM deliveries WHERE subject_id = ANY($1)', [application])).toEqual([]);
    await eraseStrayMails(sql, 'OLD9@mail.example');
    await eraseReceivedFrom(sql, 'OLD9@mail.example');
    expect(await api.sql("SELECT FROM deliveries WHERE recipient = 'old9@mail.example'")).toEqual([]);
    expect(scannedBy(plans).filter((scan) => !scan.endsWith('stage_mails'))).toEqual([]);
  });

  it('a part of a mail is found without reading all mails', async () => {
    // As autovacuum does: words that were just added stand in a list beside their index, which is read whole.
    for (const table of ['received_mails', 'received_files', 'enquiry_replies']) await api.sql(`VACUUM ${table}`);
    const { sql, plans } = explaining(api);
    for (const found of [receivedWith, repliedWith])
      await sql.query({ name: found.name, text: `SELECT ${found("'%zeppelin%'")}` });
    expect(scannedBy(plans)).toEqual([]);
  });

  it('those whose retention is over are found by the time that counts', async () => {
    const { sql, plans } = explaining(api);
    const due = dueRecords.filter(({ rule }) => rule === 'application' || rule === 'delivery' || rule === 'event');
    expect(due).toHaveLength(3);
    for (const { find, count, rule } of due) {
      await find(sql, 365, 200);
      // Of the 10,001 events that are counted each is looked up among the deliveries, and among so few a scan of those is cheaper.
      if (rule !== 'event') await count(sql, 365, new Date());
    }
    expect(scannedBy(plans)).toEqual([]);
    expect(plans.get('due-records.application-in-applications.find')).toContain('applications_to_retain');
  });
});
