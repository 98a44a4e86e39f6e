import { createHash, randomBytes } from 'node:crypto';
import { Storage } from '../src/platform/storage/storage';
import type { TestApi } from './start-api';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => [...randomBytes(4)].map((byte) => letters[byte % letters.length]).join('');

interface Given {
  name?: string;
  email?: string;
  apply?: string;
  experience?: string;
  createdAt?: string;
}

/** Puts an application into the database as if it had been submitted long ago. */
export async function addApplication(api: TestApi, values: Given = {}): Promise<{ id: string; reference: string }> {
  const {
    name = 'Arjun Rao',
    email = 'arjun@mail.example',
    apply = 'Java Developer',
    experience = '1-2 years',
  } = values;
  const [row] = await api.sql<{ id: string; reference: string }>(
    `INSERT INTO applications (reference, name, email, apply, experience, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, reference`,
    [`FD-${group()}-${group()}`, name, email, apply, experience, values.createdAt ?? new Date().toISOString()],
  );
  return row!;
}

interface GivenResume {
  state?: 'received' | 'stored' | 'rejected';
  type?: 'pdf' | 'doc' | 'docx';
  bytes?: Buffer;
  filed?: boolean;
}

/** Adds a resume in a state, with its bytes in storage when it is filed. Returns its file name. */
export async function addResume(api: TestApi, applicationId: string, values: GivenResume = {}): Promise<string> {
  const {
    state = 'stored',
    type = 'pdf',
    bytes = Buffer.from('%PDF-1.7 a resume'),
    filed = state === 'stored',
  } = values;
  const key = `${randomBytes(13).toString('hex')}.${type}`;
  if (filed) await api.app.get(Storage, { strict: false }).put(`resumes/${key}`, bytes, 'application/pdf');
  await api.sql(
    `INSERT INTO resumes (application_id, key, type, original_name, size, sha256, state, settled_at)
     VALUES ($1, $2, $3, 'cv', $4, $5, $6, CASE WHEN $6 <> 'received' THEN now() END)`,
    [applicationId, key, type, bytes.length, createHash('sha256').update(bytes).digest(), state],
  );
  return key;
}
