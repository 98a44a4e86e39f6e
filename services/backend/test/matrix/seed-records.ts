import { addApplication, addResume } from '../add-application';
import { forms, postForm } from '../enquiries';
import { addStaff, signIn } from '../sign-in';
import type { TestApi } from '../start-api';
import { callAdmin } from '../call-admin';

export const roles = ['general', 'hr'] as const;
export type Role = (typeof roles)[number];

/** Cookies of people who are signed in, and of people who were. */
export interface Personas {
  signedIn: Record<Role, string>;
  /** Cookies that sign nobody in: none, forged ones, and those of ended sessions. */
  outside: Record<string, string>;
  /** The cookies of people who gave the password an hour ago. */
  longConfirmed: Record<Role, string>;
}

export async function makePersonas(api: TestApi): Promise<Personas> {
  const outside: Record<string, string> = { anonymous: '', forged: 'session=a.b.c' };
  for (const role of roles) {
    const loggedOut = await signIn(api, await addStaff(api, role));
    await callAdmin(api, 'delete', '/api/session', { cookie: loggedOut }).expect(204);
    const person = await addStaff(api, role);
    const disabled = await signIn(api, person);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    Object.assign(outside, { [`${role}, logged out`]: loggedOut, [`${role}, disabled`]: disabled });
  }
  const cookieFor = async (role: Role) => signIn(api, await addStaff(api, role));
  const longConfirmed = { general: await cookieFor('general'), hr: await cookieFor('hr') };
  await api.sql(`UPDATE sessions SET confirmed_at = now() - interval '1 hour'`);
  return { signedIn: { general: await cookieFor('general'), hr: await cookieFor('hr') }, outside, longConfirmed };
}

const none = '01890000-0000-7000-8000-000000000000';

/**
 * One record of each kind, so that a refused answer would have something to give away. Returns each route's real path.
 * A held submission is judged by the role that reads its kind, so that this path depends on the role.
 */
export async function seedRecords(api: TestApi): Promise<(route: string, role?: Role) => string> {
  const { id: application } = await addApplication(api, { name: 'Canary Applicant', email: 'canary@mail.example' });
  const { id: other } = await addApplication(api, { name: 'Canary Other' });
  const resume = await addResume(api, application);
  for (const form of forms) await postForm(api.url, form, { ...form.fields, name: 'Canary Sender' }).expect(201);
  const target = await addStaff(api, 'hr', { name: 'Canary Colleague' });
  await api.sql(`INSERT INTO job_posts (title, slug, para, location) VALUES ('Canary Post', 'canary', 'P', 'L')`);
  const idIn = async (rows: string, values: unknown[] = []) =>
    (await api.sql<{ id: string }>(`SELECT id FROM ${rows}`, values))[0]!.id;
  const post = await idIn('job_posts');
  await api.sql(`INSERT INTO referrals (job_post_id, name, code) VALUES ($1, 'Canary Referrer', 'r-canary')`, [post]);
  await api.sql(
    `INSERT INTO saved_views (staff_id, name, shared, filter, sort_field, sort_order)
     SELECT id, 'Canary View', true, '{}', 'createdAt', 'DESC' FROM staff WHERE email = $1`,
    [target.email],
  );
  await api.sql(
    `INSERT INTO enquiry_notes (home_enquiry_id, author_id, author_name, text)
     SELECT e.id, s.id, s.name, 'Canary Note' FROM home_enquiries e, staff s WHERE s.email = $1`,
    [target.email],
  );
  await api.sql(
    `WITH mail AS (
       INSERT INTO received_mails (home_enquiry_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email, subject,
         body, quoted, is_cut, arrived_at)
       SELECT id, 'canary', 1, 1, 'canary', 'reply', 'Canary Sender', 'canary@mail.example', 'Canary', 'Canary Mail', '', false, now()
       FROM home_enquiries RETURNING id)
     INSERT INTO received_files (mail_id, name, type, size, scan_state, bytes)
     SELECT id, 'canary.txt', 'text/plain', 6, 'clean', 'Canary' FROM mail`,
  );
  const [answer] = await api.sql<{ id: string }>(
    `WITH mail AS (
       INSERT INTO received_mails (application_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email, subject,
         body, quoted, is_cut, arrived_at)
       VALUES ($1, 'canary', 1, 2, 'canary too', 'reply', 'Canary Sender', 'canary@mail.example', 'Canary', 'Canary Mail', '', false, now())
       RETURNING id)
     INSERT INTO received_files (mail_id, name, type, size, scan_state, bytes)
     SELECT id, 'canary.pdf', 'application/pdf', 6, 'clean', 'Canary' FROM mail RETURNING id`,
    [application],
  );
  await api.sql(
    `INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place)
     VALUES ($1, $1, 'canary', 'hr@plumbline.example', now() + interval '1 day', 45, 'UTC', 'Canary Room')`,
    [application],
  );
  const places: [start: string, id: string][] = [
    ['/api/admin/views', await idIn('saved_views')],
    ['/api/admin/applications', application],
    ['/api/admin/triage', application],
    ['/api/admin/interviews', await idIn('interviews')],
    ['/api/admin/staff', await idIn('staff WHERE email = $1', [target.email])],
    ['/api/admin/all-enquiries', await idIn('home_enquiries')],
    ['/api/admin/received-files', await idIn('received_files WHERE id <> $1', [answer!.id])],
    ['/api/admin/enquiry-notes', await idIn('enquiry_notes')],
    ['/api/admin/users', await idIn('consultations')],
    ['/api/admin/enquiries', await idIn('home_enquiries')],
    ['/api/admin/contacts', await idIn('contact_messages')],
    ['/api/admin/rejection-reasons', await idIn('rejection_reasons')],
    ['/api/admin/referrals', await idIn('referrals')],
    ['/api/admin/mail-templates', 'offer'],
    ['/api/admin/job-posts', post],
    ['/api/jobposts', post],
  ];
  return (route, role) => {
    const path = route.slice(route.indexOf(' ') + 1);
    const found = places.find(([start]) => path.startsWith(start))?.[1] ?? none;
    // Each role has texts and files of its own.
    const ownText = found === 'offer' && role === 'general' ? 'reply-questions' : found;
    const id = path.startsWith('/api/admin/received-files') && role === 'hr' ? answer!.id : ownText;
    return path
      .replace('{/*path}', '')
      .replace(':resume', resume)
      .replace(':kind', role === 'general' ? 'consultation' : 'application')
      .replace(':otherId', other)
      .replace(':page', '1')
      .replace(':hash', '0'.repeat(64))
      .replace(':view', 'canary-page')
      .replace(':stage', 'new')
      .replace(/:id(OrSlug)?/, id);
  };
}

/** Requests that change the words of mails, as `hr`: of one that has words of its own, and of one that can be switched off. */
export async function writesOfMails(api: TestApi): Promise<Record<string, { body?: object; path?: string }>> {
  const words = { subject: 'Offer', body: 'Dear {{name}}' };
  await api.sql(`UPDATE mail_templates SET body = 'Changed' WHERE key = 'offer'`);
  const of = '/api/admin/mail-templates';
  return {
    [`PUT ${of}/:id`]: { body: words },
    [`POST ${of}/:id/default`]: {},
    [`POST ${of}/:id/preview`]: { body: words },
    [`POST ${of}/:id/test`]: { body: words },
    'PUT /api/admin/applications/:id/reply-settled': { body: { repliedAt: '2026-11-30T09:00:00.000Z' } },
    'PUT /api/admin/signatures/own': { body: { text: '{{writer}}' } },
    'PUT /api/admin/signatures/office': { body: { text: '{{company}}' } },
    [`PUT ${of}/:id/switch`]: { body: { on: false }, path: `${of}/hr-application/switch` },
  };
}
