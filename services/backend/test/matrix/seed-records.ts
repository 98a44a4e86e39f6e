import { addApplication, addResume } from '../add-application';
import { forms, postForm } from '../enquiries';
import { addStaff } from '../sign-in';
import type { TestApi } from '../start-api';
import type { Role } from './personas';

const none = '01890000-0000-7000-8000-000000000000';

/**
 * One record of each kind, so that a refused answer would have something to give away. Returns each route's real path. What
 * is held is judged by whoever it would have gone to, so that this path depends on the role.
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
  const places: [start: string, id: string][] = [
    ['/api/admin/applications', application],
    ['/api/admin/staff', await idIn('staff WHERE email = $1', [target.email])],
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
    const id = places.find(([start]) => path.startsWith(start))?.[1] ?? none;
    return path
      .replace('{/*path}', '')
      .replace(':resume', resume)
      .replace(':kind', role === 'general' ? 'consultation' : 'application')
      .replace(':otherId', other)
      .replace(':page', '1')
      .replace(/:id(OrSlug)?/, id);
  };
}
