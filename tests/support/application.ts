import { randomInt, randomUUID } from 'node:crypto';
import { makePdf } from './make-pdf.ts';

export interface Resume {
  name: string;
  bytes: Uint8Array;
}

export interface Filled {
  key: string;
  fields: Record<string, string>;
  resume: Resume | null;
}

const validFields = {
  name: 'Asha Verma',
  email: 'asha.verma@mail.example',
  apply: 'Backend Developer',
  experience: '3-5 years',
};

/** A filled form with a key of its own and, unless told otherwise, a PDF of 5 to 200 KB. */
export async function fillForm(fields: Record<string, string> = {}, resume?: Resume | null): Promise<Filled> {
  const makeResume = async () => ({ name: 'resume.pdf', bytes: await makePdf('Resume', randomInt(5_000, 200_000)) });
  return {
    key: randomUUID(),
    fields: { ...validFields, ...fields },
    resume: resume === undefined ? await makeResume() : resume,
  };
}

export function formDataOf({ fields, resume }: Pick<Filled, 'fields' | 'resume'>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (resume) form.append('resume', new Blob([Uint8Array.from(resume.bytes)]), resume.name);
  return form;
}
