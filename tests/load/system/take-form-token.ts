import { setTimeout as pause } from 'node:timers/promises';

/** A form that comes back sooner is taken for a program's. */
const FASTEST_MS = 2_500;

/** The token of a form opened in a browser, old enough for a person to have filled the form in. */
export async function takeFormToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/form-token`);
  const { token } = (await answer.json()) as { token: string };
  await pause(FASTEST_MS);
  return token;
}
