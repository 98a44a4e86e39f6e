import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Storage } from '../src/platform/storage/storage';
import { addApplication, addResume } from './add-application';
import { addDelivery } from './add-delivery';
import { postApplication, validFields } from './post-application';
import { bareForms, type FormKind, postForm } from './post-form';
import type { TestApi } from './start-api';

export interface AddedPerson {
  applicationId: string;
  reference: string;
  /** The file name in its address. */
  resume: string;
}

/**
 * Puts into the system all that can be held about a person: a submission of each kind with its consent, and for one
 * application a filed resume with text and preview, notes, moves, mails and another application like it.
 */
export async function addPerson(api: TestApi, email: string): Promise<AddedPerson> {
  for (const kind of Object.keys(bareForms) as FormKind[]) await postForm(api, kind, { email }).expect(201);
  const key = randomUUID();
  const sent = await postApplication(api.url, { fields: { ...validFields, email }, key }).expect(201);
  const { reference } = sent.body as { reference: string };
  const [row] = await api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [reference]);
  const { id } = row!;
  const resume = await addResume(api, id);
  const preview = [...randomUUID().replaceAll('-', '')].slice(0, 26).join('');
  await api.app.get(Storage, { strict: false }).put(`previews/${preview}/1.png`, Buffer.from('page'), 'image/png');
  const other = await addApplication(api, { email: email.toUpperCase() });
  await api.sql(
    `WITH t AS (INSERT INTO resume_texts (application_id, text, state) VALUES ($1, 'Kotlin and beekeeping', 'done')),
     p AS (INSERT INTO resume_previews (application_id, key, state, pages) VALUES ($1, $2, 'done', 1)),
     n AS (INSERT INTO application_notes (application_id, author_id, author_name, text) VALUES ($1, $3, 'Meera', 'Call her')),
     m AS (INSERT INTO stage_moves (application_id, from_stage, to_stage, since, staff_id, staff_name, note)
       VALUES ($1, 'new', 'screening', now(), $3, 'Meera', 'Looks good')),
     d AS (INSERT INTO duplicate_links (a, b, reasons) VALUES (least($1::uuid, $4::uuid), greatest($1::uuid, $4::uuid), '{email}')),
     i AS (INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place)
       VALUES ($1, $1, $1::text, 'hr@plumbline.example', now(), 45, 'Asia/Kolkata', 'Room Ganges')),
     k AS (INSERT INTO duplicate_keys (kind, hash, application_id) VALUES ('email', sha256('x'), $1))
     INSERT INTO stage_mails (application_id, subject, body, requested_by) VALUES ($1, 'Let us talk', 'Dear Asha', $3)`,
    [id, preview, randomUUID(), other.id],
  );
  const mail = { subjectId: id, template: 'acknowledge-application', recipient: email, state: 'sent' };
  const deliveryId = await addDelivery(api, mail);
  await api.sql("INSERT INTO mail_texts (delivery_id, subject, body) VALUES ($1, 'We have it', $2)", [
    deliveryId,
    `Thank you, Asha Verma of ${email}.`,
  ]);
  return { applicationId: id, reference, resume };
}

const heldIn: Record<string, string> = {
  applications: 'lower(email) LIKE $1',
  consultations: 'lower(email) LIKE $1',
  home_enquiries: 'lower(email) LIKE $1',
  contact_messages: 'lower(email) LIKE $1',
  deliveries: 'lower(recipient) LIKE $1',
  mail_texts: "lower(body) LIKE '%' || $1 || '%'",
};
const hangingOn = ['resumes', 'resume_spool', 'resume_texts', 'resume_previews', 'application_documents', 'consents'];
const alsoHangingOn = ['application_notes', 'stage_moves', 'stage_mails', 'interviews', 'duplicate_keys'];

/** How many rows of which tables hold something about a person; only of tables that have any. */
export async function findTraces(api: TestApi, email: string, person?: AddedPerson): Promise<Record<string, number>> {
  const traces: Record<string, number> = {};
  const count = async (table: string, condition: string, value: string) => {
    const [row] = await api.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${condition}`, [value]);
    if (row!.n > 0) traces[table] = (traces[table] ?? 0) + row!.n;
  };
  for (const [table, condition] of Object.entries(heldIn)) await count(table, condition, email.toLowerCase());
  if (!person) return traces;
  for (const table of [...hangingOn, ...alsoHangingOn]) await count(table, 'application_id = $1', person.applicationId);
  await count('duplicate_links', '$1 IN (a, b)', person.applicationId);
  await count('outbox', 'subject_id = $1', person.applicationId);
  await count('idempotency_keys', "answer->>'reference' = $1", person.reference);
  return traces;
}

/** The names of all files in the folder of the storage, but for its id. */
export function storedObjects(api: TestApi): string[] {
  const folder = fileURLToPath(api.storageUrl);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'storage-id')
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`);
}
