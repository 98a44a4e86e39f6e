import { callAdmin } from '../call-admin';
import { addStaff, signIn } from '../sign-in';
import type { TestApi } from '../start-api';

export const roles = ['general', 'hr'] as const;
export type Role = (typeof roles)[number];

/** Cookies of people who are signed in, and of people who were. */
export interface Personas {
  signedIn: Record<Role, string>;
  /** Nobody, and everybody who is nobody any more. */
  outside: Record<string, string>;
  /** Who has given the password an hour ago. */
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
