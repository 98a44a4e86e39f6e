import { makePdf } from './make-pdf.ts';
import type { Resume } from './application.ts';

export const RESUME_LIMIT = 5 * 1024 * 1024;

const text = (content: string) => Buffer.from(content);
const executable = Buffer.concat([text('MZ\x90\x00\x03'), Buffer.alloc(4_000, 7)]);
const html = text('<!doctype html><title>Me</title><script>alert(1)</script>');
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
// A ZIP with one stored entry "readme.txt" and no document in it.
const zip = Buffer.from(
  'UEsDBBQAAAAAAAAAIVgAAAAAAAAAAAAAAAAKAAAAcmVhZG1lLnR4dFBLAQIUABQAAAAAAAAAIVgAAAAAAAAAAAAAAAAKAAAAAAAAAAAAAAAAAAAA' +
    'AAByZWFkbWUudHh0UEsFBgAAAAABAAEAOAAAACgAAAAAAA==',
  'base64',
);

/** Files that are not what their names say, and files that are nothing at all. */
export async function hostileFiles(): Promise<[what: string, file: Resume][]> {
  const pdf = await makePdf('Resume');
  return [
    ['a program called .pdf', { name: 'resume.pdf', bytes: executable }],
    ['a web page called .docx', { name: 'resume.docx', bytes: html }],
    [
      'a web page that a PDF follows',
      { name: 'resume.pdf', bytes: Buffer.concat([html, Buffer.alloc(2_000, ' '), pdf]) },
    ],
    ['a PDF called .docx', { name: 'resume.docx', bytes: pdf }],
    ['a PDF called .exe', { name: 'resume.exe', bytes: pdf }],
    ['a PDF without any ending', { name: 'resume', bytes: pdf }],
    ['a picture called .pdf', { name: 'resume.pdf', bytes: svg }],
    ['an archive called .docx', { name: 'resume.docx', bytes: zip }],
    ['half an archive called .docx', { name: 'resume.docx', bytes: zip.subarray(0, 40) }],
    ['text called .doc', { name: 'resume.doc', bytes: text('Dear Sir or Madam') }],
  ];
}

/** A real PDF of exactly this size. */
export async function pdfOfSize(size: number): Promise<Buffer> {
  const smaller = await makePdf('Resume', size - 4_000);
  // Comments between the header and the first object change no meaning that a reader cares for at the end of a file.
  const tail = Buffer.from('\nstartxref\n0\n%%EOF\n');
  return Buffer.concat([smaller, Buffer.alloc(size - smaller.length - tail.length, ' '), tail]);
}
