import { array, firstNames, lastNames, pick, positions } from '../grid/seed.ts';

/** All but the newest hold what has been kept to the last day of the retention rules: so many records are over it. */
const DUE = 400;

const reference = (n: string) => `regexp_replace(upper(lpad(to_hex(${n}), 8, '0')), '(....)(....)', 'FD-\\1-\\2')`;
const stages = `${'new,'.repeat(60)}${'rejected,'.repeat(22)}${'screening,'.repeat(10)}interview,interview,interview,interview,offer,hired,hired,withdrawn`;

/** Rows `n`, in the order of time `at`, with a sender each: one of twenty has sent before, under the same address. */
const senders = (count: number, days: number) => `(
  SELECT n, at, uuidv7(at - now()) AS id, first || ' ' || last AS name,
    lower(first || '.' || last) || CASE WHEN random() < 0.05 THEN n / 2 ELSE n END || '@mail.example' AS email
  FROM (
    SELECT n, ${pick(array(firstNames, ' '))} AS first, ${pick(array(lastNames, ' '))} AS last,
      now() - CASE WHEN n <= ${DUE} THEN ${days + 30} ELSE ${days - 1} * (1 - n / ${count}.0) END * interval '1 day' AS at
    FROM generate_series(1, ${count}) n) drawn) s`;

const enquiries = (table: string, count: number, columns: string, values: string) => `
  INSERT INTO ${table} (id, created_at, name, email, reference, ${columns})
  SELECT id, at, name, email, ${reference('n')}, ${values} FROM ${senders(count, 730)}`;

const SETTLED = "interval '3 seconds'";
const events = (event: string, table: string, which = 'true') => `
  INSERT INTO outbox (id, event, subject_id, created_at, attempts, published_at)
  SELECT uuidv7(created_at - now()), '${event}', id, created_at, 1, created_at + ${SETTLED}
  FROM ${table} WHERE ${which} ORDER BY created_at`;

const jobs = (event: string, names: string) => `
  INSERT INTO outbox_jobs (event_id, job, state, queued_at, settled_at)
  SELECT id, unnest('{${names}}'::text[]), 'done', created_at, created_at + ${SETTLED} FROM outbox WHERE event = '${event}' ORDER BY id`;

const mails = (kind: string, event: string, template: string, table: string, recipient: string) => `
  INSERT INTO deliveries (id, event_id, subject_id, subject_kind, template, recipient, recipient_key, message_id, job, reference,
    state, attempts, copies, created_at, sent_at)
  SELECT uuidv7(o.created_at - now()), o.id, s.id, '${kind}', '${template}', ${recipient}, ${recipient},
    '<' || o.id || '@${template}.example>', 'notifications.mail', s.reference, 'sent', 1, 1, o.created_at, o.created_at + ${SETTLED}
  FROM outbox o JOIN ${table} s ON s.id = o.subject_id WHERE o.event = '${event}' ORDER BY o.created_at`;

/**
 * What fills the empty tables as a year with `rows` applications leaves them: each with its consent, its two mails and their events and
 * jobs, two entries of the audit log, and a quarter as many contact messages over two years. Each step needs those before it;
 * the statements of one step can run side by side, the longest stand first.
 */
export const yearOfUse = (rows: number): string[][] => [
  [
    `INSERT INTO audit_log (id, at, actor_id, actor_name, action, subject_type, subject_id, details)
     SELECT uuidv7(at - now()), at, md5((n % 7)::text)::uuid, (string_to_array('Hema,Ravi,Sunil,Tara,Uma,Yash,Zoya', ','))[1 + n % 7],
       (string_to_array('application.moved,resume.read,application.edited,session.started', ','))[1 + n % 4], 'application', subject::text, '{}'
     FROM (SELECT n, md5((n / 2)::text)::uuid AS subject, now() - 729 * interval '1 day' * (1 - n / ${rows * 2}.0)
         - CASE WHEN n <= ${DUE} THEN interval '30 days' ELSE interval '0' END AS at
       FROM generate_series(1, ${rows * 2}) n) drawn`,
    `INSERT INTO applications (id, reference, name, email, apply, experience, message, created_at, stage, stage_since, standing)
     SELECT id, ${reference('n')}, name, email, ${pick(array(positions, ','))}, (random() * 20)::int,
       'I have worked on products like yours for some years and would like to do so in a larger team.', at,
       ${pick(array(stages, ','))}, least(now(), at + random() * interval '20 days'),
       CASE WHEN random() < 0.01 AND at > now() - interval '29 days' THEN 'held' ELSE 'clear' END
     FROM ${senders(rows, 365)}`,
    enquiries(
      'contact_messages',
      rows / 4,
      'number, message',
      "'+91 98100 00000', 'Please call back about a website.'",
    ),
    enquiries(
      'consultations',
      rows / 20,
      'number, website, feedback',
      "'+91 98100 00000', 'https://shop.example', 'Slow.'",
    ),
    enquiries('home_enquiries', rows / 20, 'project_details', "'A shop with two thousand articles.'"),
    `INSERT INTO erasure_list (address_hash, erased_at, copied_at)
     SELECT sha256(n::text::bytea), now() - n * interval '1 day', now() FROM generate_series(1, 300) n`,
  ],
  [
    events('application.submitted', 'applications'),
    events('application.ready-for-hr', 'applications'),
    events('resume.stored', 'applications', "created_at > now() - interval '31 days'"),
    events('contact-message.submitted', 'contact_messages', "created_at > now() - interval '364 days'"),
    `INSERT INTO resumes (application_id, key, type, original_name, size, sha256, state, settled_at)
     SELECT id, left(md5(id::text), 26) || '.pdf', 'pdf', 'cv.pdf', 120000, sha256(id::text::bytea), 'stored', created_at
     FROM applications WHERE created_at > now() - interval '30 days'`,
    `INSERT INTO consents (id, application_id, terms_agreed, age_confirmed, policy_version, given_at)
     SELECT uuidv7(created_at - now()), id, true, true, '2026-11-25', created_at FROM applications ORDER BY created_at`,
    `INSERT INTO idempotency_keys (scope, key_hash, fingerprint, answer, created_at)
     SELECT 'application', sha256(id::text::bytea), sha256(id::text::bytea), json_build_object('reference', reference), created_at
     FROM applications WHERE created_at > now() - interval '1 day'`,
  ],
  [
    jobs('application.submitted', 'applications.file-resume,notifications.acknowledge-application,duplicates.find'),
    jobs('application.ready-for-hr', 'notifications.mail-hr'),
    jobs('resume.stored', 'resumes.scan'),
    jobs('contact-message.submitted', 'notifications.mail-inbox'),
    mails('application', 'application.submitted', 'acknowledge-application', 'applications', 's.email'),
    mails('application', 'application.ready-for-hr', 'hr-application', 'applications', "'hr@plumbline.example'"),
    mails(
      'contact-message',
      'contact-message.submitted',
      'inbox-contact-message',
      'contact_messages',
      "'hello@plumbline.example'",
    ),
  ],
];

/** Those that it makes long. */
export const longTables = [
  'applications',
  'resumes',
  'consents',
  'contact_messages',
  'consultations',
  'home_enquiries',
  'outbox',
  'outbox_jobs',
  'deliveries',
  'audit_log',
];
