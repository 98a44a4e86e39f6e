import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { eventually } from './eventually';
import { makeLockedPdf } from './make-documents';
import { postApplication, validFields } from './post-application';
import { cookieFor, origin } from './sign-in';
import { startApi } from './start-api';
import { startSmtp } from './start-smtp';
import { startWorker } from './start-worker';

const template =
  '{{#each is}}{{#if this}}{{@key}}{{/if}}{{/each}}|{{position}}|{{token}}|{{refusal}}|{{#if isTooLarge}}too large{{/if}}';
const open = `SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'`;

export interface Applied {
  id: string;
  email: string;
  reference: string;
}

export interface Ask {
  reason: string;
  mailState: string;
  answeredAt: string | null;
  file: string | null;
}

/** API, worker, mail server and a page, with all that an applicant and HR do about a file that nobody can open. */
export async function startAsking() {
  const gateway = createServer((_asked, response) => void response.end(template));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const smtp = await startSmtp();
  const api = await startApi({ SHELLS_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_APPLICATIONS: '1000' });
  const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
  const places = { DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL, MAIL_URL: smtp.url };
  const worker = await startWorker({ ...places, SITE_URL: 'https://plumbline.example' });
  const hr = await cookieFor(api, 'hr');
  let people = 0;

  const settled = () => eventually(async () => (await api.sql(open)).length === 0, 'the end of all jobs', 60);

  /** Sends an application and waits until all is done about it. */
  async function apply(name: string, bytes: Buffer, more: Record<string, string> = {}): Promise<Applied> {
    const email = `asha.${(people += 1)}@mail.example`;
    const fields = { ...validFields, email, ...more };
    const { body } = await postApplication(api.url, { fields, file: { name, bytes } }).expect(201);
    const { reference } = body as { reference: string };
    const [row] = await api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [reference]);
    await settled();
    return { id: row!.id, email, reference };
  }

  const read = async <Answer>(path: string) =>
    (await request(api.url).get(`/api/admin/applications/${path}`).set('Cookie', hr).expect(200)).body as Answer;

  return {
    api,
    smtp,
    worker,
    hr,
    settled,
    apply,
    locked: (more?: Record<string, string>) => apply('cv.pdf', makeLockedPdf(`Locked ${people}`), more),
    asksTo: ({ email }: Applied) =>
      smtp.mails.filter(({ envelope, subject }) => envelope.to.includes(email) && subject?.includes('could not open')),
    toHr: ({ reference }: Applied) =>
      smtp.mails.filter(
        ({ envelope, subject }) => envelope.to[0] === 'hr@plumbline.example' && subject?.includes(reference),
      ),
    page: (token: string, query = '') => request(api.url).get(`/another-file/${token}${query}`),
    send: (token: string, bytes: Buffer | null, name = 'cv.pdf') => {
      const call = request(api.url).post('/api/another-file').field('token', token);
      return bytes ? call.attach('resume', bytes, { filename: name }) : call;
    },
    asksOf: ({ id }: Applied) => read<Ask[]>(`${id}/resume/asks`),
    view: ({ id }: Pick<Applied, 'id'>) => read<Record<string, unknown>>(id),
    call: (method: 'post' | 'delete', path: string, body: object = {}) =>
      request(api.url)[method](path).set({ Cookie: hr, Origin: origin }).send(body),
    stop: async () => {
      await worker.close();
      await Promise.all([api.stop(), smtp.stop()]);
      gateway.close();
    },
  };
}

/** The token of the link in a mail; empty without one. */
export const tokenIn = (mail: { text?: string | undefined } | undefined) =>
  /https:\/\/plumbline\.example\/another-file\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
