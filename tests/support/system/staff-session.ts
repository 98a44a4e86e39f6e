import { runEntrypoint } from '../../../infra/local/backend/run-entrypoint.ts';
import type { Application } from '@frontdoor/contract';
import type { Parts } from './parts.ts';

export type StaffSession = Awaited<ReturnType<typeof logInAsHr>>;

/** Adds an HR person, logs in, and returns how to read applications in that session. */
export async function logInAsHr({ environment, site, api }: Pick<Parts, 'environment' | 'site' | 'api'>) {
  const person = { ROLE: 'hr', NAME: 'Farah Sheikh', EMAIL: 'farah@plumbline.example' };
  const output = await runEntrypoint('staff', { ...environment, ...person });
  const { name, email, password } = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, string>;
  const answer = await fetch(`${api}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site },
    body: JSON.stringify({ name, email, password, area: 'hr' }),
  });
  if (answer.status !== 201) throw new Error(`The login was answered ${answer.status}.`);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const get = (path: string) => fetch(`${api}${path}`, { headers: { Cookie: cookie } });
  return {
    email: email!,
    password: password!,
    cookie,
    get,
    async find(reference: string): Promise<Application | undefined> {
      const filter = encodeURIComponent(JSON.stringify({ q: reference }));
      return ((await (await get(`/api/admin/applications?filter=${filter}`)).json()) as Application[])[0];
    },
  };
}
