import assert from 'node:assert/strict';
import type { ComposeProject } from '../../../infra/ci/compose-project.ts';

/** Makes an account in the container of the API and signs in through the gateway. Gives the cookie of the session. */
export async function signInAs(
  role: 'hr' | 'general',
  { site, compose }: ComposeProject,
  name: string,
  email: string,
  /** The SITE_URL, where it is another one than that of the project. */
  origin = site,
): Promise<string> {
  const variables = Object.entries({ ROLE: role, NAME: name, EMAIL: email });
  const settings = variables.flatMap(([setting, value]) => ['-e', `${setting}=${value}`]);
  const output = await compose('exec', '-T', ...settings, 'api', 'node', 'dist/entrypoints/staff.js');
  const { password } = JSON.parse(output.trim().split('\n').at(-1)!) as { password: string };
  const answer = await fetch(`${site}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ name, email, password, area: role }),
  });
  assert.equal(answer.status, 201, await answer.text());
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

export const signInAsHr = (project: ComposeProject, name: string, email: string) =>
  signInAs('hr', project, name, email);
