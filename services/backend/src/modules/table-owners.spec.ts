import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'src');
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.spec.ts'))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

/** The one folder whose statements may name a table. */
const tablesOf: Record<string, string[]> = {
  'modules/applications': ['applications', 'application_documents'],
  'modules/audit': ['audit_log'],
  'modules/duplicates': ['duplicate_keys', 'duplicate_links'],
  'modules/enquiries': ['consultations', 'home_enquiries', 'contact_messages'],
  'modules/form-settings': ['form_settings', 'removed_form_options'],
  'modules/job-posts': ['job_posts', 'job_post_old_slugs'],
  'modules/notifications': ['deliveries', 'mail_templates', 'stage_mails'],
  'modules/pipeline': ['application_notes', 'rejection_reasons', 'stage_moves'],
  'modules/privacy': [
    'consents',
    'erasure_key',
    'erasure_list',
    'object_deletions',
    'retention_rounds',
    'retention_rules',
  ],
  'modules/referrals': ['referrals'],
  'modules/resumes': ['erased_resumes', 'resume_previews', 'resume_spool', 'resume_texts', 'resumes'],
  'modules/spam': ['used_challenges'],
  'modules/staff': [
    'login_attempts',
    'password_reset_asks',
    'sessions',
    'staff',
    'staff_link_tokens',
    'staff_links',
    'staff_notices',
    'staff_recovery_codes',
    'staff_totp',
  ],
  'modules/visits': ['visits'],
  'platform/idempotency': ['idempotency_keys'],
  'platform/outbox': ['outbox', 'outbox_jobs'],
  'platform/rate-limit': ['shared_counts', 'upload_places'],
};

/**
 * Statements that name another folder's table. A line may go, none should be added: read through something in the owner's
 * folder instead. The four tables of submissions are named by `submissions/kinds.facts.ts` and do not stand here.
 */
const exceptions: Record<string, string[]> = {
  // The grid, its search and the submission join what hangs on an application, in one statement.
  'modules/applications': [
    'consents',
    'deliveries',
    'duplicate_links',
    'job_posts',
    'referrals',
    'resume_spool',
    'resumes',
  ],
  // Names and resumes are compared where they stand.
  'modules/duplicates': ['applications', 'resumes'],
  // The consent is written with the enquiry, in one statement.
  'modules/enquiries': ['consents'],
  // A move writes the stage of the application that it locks; notes name their author.
  'modules/pipeline': ['applications', 'staff'],
  // A person's records are found, exported and erased in one transaction.
  'modules/privacy': [
    'application_notes',
    'applications',
    'deliveries',
    'duplicate_links',
    'erased_resumes',
    'idempotency_keys',
    'outbox',
    'outbox_jobs',
    'resume_texts',
    'resumes',
    'stage_mails',
    'stage_moves',
  ],
  // A referral belongs to a post and counts its applications.
  'modules/referrals': ['applications', 'job_posts'],
  // Filing writes the state of a resume next to its application, and previews are redrawn by an event.
  'modules/resumes': ['applications', 'outbox'],
  // Views of a post stand beside its applications.
  'modules/visits': ['applications', 'job_post_old_slugs', 'job_posts'],
};

const owners = new Map(Object.entries(tablesOf).flatMap(([folder, tables]) => tables.map((table) => [table, folder])));

/** The tables of other folders that the statements of a folder name, each once, as `folder: table`. */
function findForeignReads(): string[] {
  const found = readAll('{modules,platform}/*/**/*.ts').flatMap(({ path, text }) => {
    const folder = path.split('/').slice(0, 2).join('/');
    return [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+(?:ONLY\s+)?([a-z_]+)\b/g)]
      .map(([, table = '']) => table)
      .filter((table) => owners.has(table) && owners.get(table) !== folder)
      .map((table) => `${folder}: ${table}`);
  });
  return [...new Set(found)].toSorted();
}

test('every table has one owner', () => {
  const created = readAll('migrations/**/*.{ts,sql}').flatMap(({ text }) =>
    [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([a-z_]+)/g)].map(([, table = '']) => table),
  );
  expect([...owners.keys()].toSorted()).toEqual([...new Set(created)].toSorted());
  expect(Object.values(tablesOf).flat()).toHaveLength(owners.size);
});

test('a statement names the tables of its own folder, and no others but the known ones', () => {
  const known = Object.entries(exceptions).flatMap(([folder, tables]) => tables.map((table) => `${folder}: ${table}`));
  expect(findForeignReads()).toEqual(known.toSorted());
});
