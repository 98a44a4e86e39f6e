import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'src');
const readAll = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: source, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.spec\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

/**
 * The one folder whose statements may name a table. The others read it through something in the owner's folder: a use-case, or
 * a piece of SQL in its facts. The four tables of submissions are also named by `submissions/kinds.facts.ts`.
 */
const tablesOf: Record<string, string[]> = {
  'modules/applications': ['applications', 'application_documents', 'past_answers', 'saved_views'],
  'modules/audit': ['audit_log'],
  'modules/calendar': ['working_calendar', 'working_days'],
  'modules/csp-reports': ['csp_reports'],
  'modules/duplicates': ['duplicate_keys', 'duplicate_links'],
  'modules/enquiries': ['consultations', 'home_enquiries', 'contact_messages', 'enquiry_notes', 'enquiry_replies'],
  'modules/form-settings': ['form_settings', 'removed_form_options'],
  'modules/interviews': [
    'interviews',
    'interview_changes',
    'interview_mails',
    'interview_people',
    'interview_links',
    'interview_answers',
    'interview_verdicts',
  ],
  'modules/job-posts': ['deleted_job_posts', 'job_posts', 'job_post_cards', 'job_post_images', 'job_post_old_slugs'],
  'modules/notifications': [
    'changed_mails',
    'deliveries',
    'digests',
    'mail_pauses',
    'mail_previews',
    'mail_templates',
    'mail_texts',
    'restores',
    'signatures',
    'stage_mails',
    'switched_off_mails',
    'test_mails',
  ],
  'modules/pipeline': ['application_notes', 'bulk_deeds', 'rejection_reasons', 'stage_moves'],
  'modules/privacy': [
    'backup_reports',
    'consents',
    'erasure_key',
    'erasure_list',
    'object_deletions',
    'rehearsals_since',
    'removed_submissions',
    'restore_rehearsals',
    'retention_rounds',
    'retention_rules',
  ],
  'modules/received-mails': ['received_files', 'received_mails'],
  'modules/referrals': ['referrals'],
  'modules/reports': ['updates'],
  'modules/resumes': [
    'erased_resumes',
    'former_resumes',
    'resume_ask_tokens',
    'resume_asks',
    'resume_previews',
    'resume_spool',
    'resume_texts',
    'resumes',
    'unnamed_objects',
  ],
  'modules/spam': ['held_looks', 'used_challenges'],
  'modules/staff': [
    'answered_passkey_challenges',
    'login_attempts',
    'password_reset_asks',
    'sessions',
    'staff',
    'staff_identities',
    'staff_link_tokens',
    'staff_links',
    'staff_notices',
    'staff_passkeys',
    'staff_recovery_codes',
    'staff_settings',
    'staff_totp',
  ],
  'modules/visits': ['job_post_visits', 'visits'],
  'platform/idempotency': ['idempotency_keys'],
  'platform/mail-tokens': ['mail_tokens'],
  'platform/mailbox': ['mailbox_leftovers', 'mailbox_places', 'mailbox_trials'],
  'platform/operator': ['operator_alarms', 'operator_notices'],
  'platform/outbox': ['outbox', 'outbox_jobs'],
  'platform/rate-limit': ['shared_counts', 'upload_places'],
  'platform/storage': ['storage_identity'],
  'platform/undo': ['undoable_actions', 'undoable_subjects'],
};

const owners = new Map(Object.entries(tablesOf).flatMap(([folder, tables]) => tables.map((table) => [table, folder])));

/** The tables of other folders that the statements of a folder name, each once, as `folder: table`. */
function findForeignReads(): string[] {
  const found = readAll('**/*.{ts,tsx}', ['migrations/**']).flatMap(({ path, text }) => {
    const folder = path.split('/').slice(0, 2).join('/');
    return [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE)\s+(?:ONLY\s+)?([a-z_]+)\b/g)]
      .map(([, table = '']) => table)
      .filter((table) => owners.has(table) && owners.get(table) !== folder)
      .map((table) => `${folder}: ${table}`);
  });
  return [...new Set(found)].toSorted();
}

/**
 * The folders that write one statement for each kind of submission, with the table's name from `submissions/kinds.facts.ts`: the
 * columns that they read or change mean the same in all four tables.
 */
const overAllKinds = [
  'modules/enquiries',
  'modules/privacy',
  'modules/received-mails',
  'modules/spam',
  'modules/submissions',
];

test('every table has one owner', () => {
  const created = readAll('migrations/**/*.{ts,sql}').flatMap(({ text }) =>
    [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([a-z_]+)/g)].map(([, table = '']) => table),
  );
  expect([...owners.keys()].toSorted()).toEqual([...new Set(created)].toSorted());
  expect(Object.values(tablesOf).flat()).toHaveLength(owners.size);
});

test('a statement names no table of another folder', () => {
  expect(findForeignReads()).toEqual([]);
});

test('a statement over all kinds of submission is in one of the known folders', () => {
  const found = readAll('**/*.ts')
    .filter(({ text }) => /\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+\$\{[^}]*\b(?:table|tableOf)\b/.test(text))
    .map(({ path }) => path.split('/').slice(0, 2).join('/'));
  expect([...new Set(found)].toSorted()).toEqual(overAllKinds);
});
