import request, { type Test } from 'supertest';

export const validFields = {
  name: 'Asha Verma',
  email: 'asha.verma@mail.example',
  apply: 'Backend Developer',
  experience: '3-5 years',
  linkedin: 'https://www.linkedin.com/in/asha-verma',
  message: 'I built the offline booking flow for a chain of forty clinics.',
  agree: 'true',
  ageConfirmed: 'true',
};

interface Sent {
  fields?: Record<string, string>;
  file?: { name: string; bytes: Buffer };
  key?: string;
}

/** Posts an application as our form does. */
export function postApplication(url: string, { fields = validFields, file, key }: Sent = {}): Test {
  const call = request(url).post('/api/application');
  if (key) void call.set('Idempotency-Key', key);
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  if (file) void call.attach('resume', file.bytes, { filename: file.name });
  return call;
}
