import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { CreateStaff } from '../src/modules/staff/people/create-staff.use-case';
import type { StaffRole } from '../src/modules/staff/staff.facts';
import type { TestApi } from './start-api';

export const origin = 'http://site.example';

export interface TestPerson {
  name: string;
  email: string;
  role: StaffRole;
  password: string;
}

/** Adds a person by the door that operators use. */
export async function addStaff(api: TestApi, role: StaffRole, changes: Partial<TestPerson> = {}): Promise<TestPerson> {
  const email = `${role}-${randomUUID()}@plumbline.example`;
  const person = { name: 'Meera Nair', email, role, password: 'tram violet gravel lantern', ...changes };
  await api.app.get(CreateStaff, { strict: false }).run(person);
  return person;
}

export const postSession = (api: TestApi, body: object) =>
  request(api.url).post('/api/session').set('Origin', origin).send(body);

/** Signs somebody in and returns the `Cookie` header to send from now on. */
export async function signIn(api: TestApi, person: TestPerson): Promise<string> {
  const { name, email, password, role } = person;
  const answer = await postSession(api, { name, email, password, area: role }).expect(201);
  return cookieOf(answer.headers);
}

export function cookieOf(headers: Record<string, unknown>): string {
  const [line] = headers['set-cookie'] as string[];
  return line!.split(';', 1)[0]!;
}

export const cookieFor = async (api: TestApi, role: StaffRole) => signIn(api, await addStaff(api, role));
