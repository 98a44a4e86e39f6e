import { runEntrypoint } from '../../../infra/local/backend/run-entrypoint.ts';
import type { Application } from '@frontdoor/contract';
import type { Parts } from './parts.ts';

export type StaffSession = Awaited<ReturnType<typeof logInAsHr>>;

type Running = Pick<Parts, 'environment' | 'site' | 'api'>;

const people = {
  hr: { ROLE: 'hr', NAME: 'Farah Sheikh', EMAIL: 'farah@plumbline.example' },
  general: { ROLE: 'general', NAME: 'Gopal Menon', EMAIL: 'gopal@plumbline.example' },
};

/** Adds a person with this role, and logs in. @returns the login, and the cookies that it was answered with, `name=value` each */
export async function logIn({ environment, site, api }: Running, role: 'hr' | 'general') {
  const output = await runEntrypoint('staff', { ...environment, ...people[role] });
  const { name, email, password } = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, string>;
  const answer = await fetch(`${api}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site },
    body: JSON.stringify({ name, email, password, area: role }),
  });
  if (answer.status !== 201) throw new Error(`The login was answered ${answer.status}.`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  return { email: email!, password: password!, cookies };
}

/** Adds an HR person, logs in, and returns how to read applications in that session. */
export async function logInAsHr(running: Running) {
  const { email, password, cookies } = await logIn(running, 'hr');
  const cookie = cookies[0]!;
  const { api } = running;
  const get = (path: string) => fetch(`${api}${path}`, { headers: { Cookie: cookie } });
  return {
    email,
    password,
    cookie,
    get,
    async find(reference: string): Promise<Application | undefined> {
      const filter = encodeURIComponent(JSON.stringify({ q: reference }));
      return ((await (await get(`/api/admin/applications?filter=${filter}`)).json()) as Application[])[0];
    },
  };
}
