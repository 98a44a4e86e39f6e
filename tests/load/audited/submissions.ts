import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fillEnquiry } from '../../support/enquiry.ts';
import { sha256 } from '../../support/sha256.ts';
import { makePdf } from '../bodies/make-pdf.ts';

/** One request, ready to be sent, and how it will be known again. */
export interface Submission {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** In hexadecimal digits; undefined where no file is sent. */
  sha256?: string;
}

/** Of ten submissions one is an application with a file, one an application without, and eight are of the three other forms. */
const KINDS = 10;

/** The submission of this number: of an address of its own, with a key of its own. A file is a PDF of 20 to 200 KB. */
export function makeSubmission(number: number): Submission {
  if (number % KINDS === 0) return makeApplication(number, makePdf(randomInt(20_000, 200_000)));
  if (number % KINDS === 1) return makeApplication(number);
  const { path, key, fields } = fillEnquiry(number);
  return {
    path,
    headers: { 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify(fields)),
  };
}

function makeApplication(number: number, pdf?: string): Submission {
  const boundary = `----form-${randomBytes(12).toString('hex')}`;
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const fields = {
    name: `Applicant ${number}`,
    email: `applicant.${number}@mail.example`,
    apply: 'Backend Developer',
    experience: '3-5 years',
  };
  const text = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const file = pdf === undefined ? [] : [part('name="resume"; filename="resume.pdf"', pdf)];
  return {
    path: '/api/application',
    headers: { 'Idempotency-Key': randomUUID(), 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(`${[...text, ...file].join('')}--${boundary}--\r\n`, 'latin1'),
    ...(pdf !== undefined && { sha256: sha256(Buffer.from(pdf, 'latin1')) }),
  };
}
