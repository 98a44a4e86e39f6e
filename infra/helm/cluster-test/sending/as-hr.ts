import assert from 'node:assert/strict';
import type { Application } from '@frontdoor/contract';
import { until } from '../../../../tests/support/until.ts';
import { type Answer, call, origin } from '../call.ts';
import { inside } from '../release.ts';

export interface Hr {
  get(path: string): Promise<Answer>;
  /** Waits until the resume is filed and the reader has made a preview of it. */
  find(reference: string): Promise<Application>;
}

/** Makes somebody of HR in a pod of the API, and signs in through the gateway. */
export async function signInAsHr(site: string): Promise<Hr> {
  const person = { ROLE: 'hr', NAME: 'Farah Sheikh', EMAIL: 'farah@plumbline.example' };
  const variables = Object.entries(person).map(([name, value]) => `${name}=${value}`);
  const command = ['env', ...variables, 'node', 'dist/entrypoints/staff.js'];
  const output = await inside('exec', 'deploy/frontdoor-api', '-c', 'api', '--', ...command);
  const { password } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as { password: string };
  const answer = await call(site, '/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ name: person.NAME, email: person.EMAIL, password, area: 'hr' }),
  });
  assert.equal(answer.status, 201, answer.body.toString());
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const get = (path: string) => call(site, path, { headers: { Cookie: cookie } });
  const read = async <Body>(path: string) => JSON.parse((await get(path)).body.toString()) as Body;
  return {
    get,
    async find(reference) {
      const filter = encodeURIComponent(JSON.stringify({ q: reference }));
      const application = await until('the resume is stored', async () => {
        const [listed] = await read<Application[]>(`/api/admin/applications?filter=${filter}`);
        return listed?.resumeState === 'stored' && listed;
      });
      await until('the reader has made a preview', async () => {
        const path = `/api/admin/applications/${application._id}/resume/preview`;
        return (await read<{ state: string }>(path)).state === 'done';
      });
      return application;
    },
  };
}
