import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, MARK } from '../drive/driver.ts';
import { makePdf } from './make-pdf.ts';

const PDF_BYTES = 200 * 1024;
const boundary = '----form-boundary-7MA4YWxkTrZu0gW';

const contact = {
  name: 'Asha Verma',
  number: '+91 98123 45678',
  email: 'asha.verma@example.org',
  message: `We run eleven clinics and need a booking system that our patients can use on an old phone. Case ${MARK}.`,
};

const application = {
  name: 'Asha Verma',
  email: 'asha.verma@example.org',
  apply: 'Backend Developer',
  experience: '3-5 years',
  linkedin: 'https://www.linkedin.com/in/asha-verma',
  message: `I have run a Node.js service with PostgreSQL for four years and would like to do so in a larger team. ${MARK}`,
  agree: 'true',
  ageConfirmed: 'true',
};

/** Equal contents would be one submission, so each request replaces the mark by a text of its own. */
export function writeBodies(folder: string, formToken: string): { contact: Body; plain: Body; withPdf: Body } {
  const write = (name: string, contentType: string, content: string): Body => {
    const file = join(folder, name);
    writeFileSync(file, content, 'latin1');
    return { file, contentType };
  };
  const form = (name: string, parts: string[]) =>
    write(name, `multipart/form-data; boundary=${boundary}`, `${parts.join('')}--${boundary}--\r\n`);
  const fields = { ...application, form_token: formToken };
  const text = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const pdf = part('name="resume"; filename="asha-verma.pdf"', makePdf(PDF_BYTES), 'Content-Type: application/pdf\r\n');
  return {
    contact: write('contact.json', 'application/json', JSON.stringify({ ...contact, form_token: formToken })),
    plain: form('plain.form', text),
    withPdf: form('with-pdf.form', [...text, pdf]),
  };
}

const part = (disposition: string, content: string, headers = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`;
