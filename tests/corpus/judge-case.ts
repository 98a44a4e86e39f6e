import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import type { Application, ResumePreview } from '@frontdoor/contract';
import type { StaffSession } from '../support/system/staff-session.ts';
import type { Applied } from './apply-with-files.ts';
import type { Expected } from './read-corpus.ts';

/** What is to be true of a small file beside what its line in `expected.jsonl` says, which tells it in words. */
interface More {
  /** In the words of the refusal. */
  refusal?: RegExp;
  /** None without it. */
  flags?: RegExp[];
  note?: RegExp;
  /** Searches that find it, and that do not. */
  finds?: string[];
  misses?: string[];
  /** Whether its first page shows something. */
  isShown?: boolean;
}

const scan: More = { isShown: true, note: /No text in this file, perhaps a scan/ };

const more: Record<string, More> = {
  'd13-rtf-named-doc.doc': { refusal: /RTF.*save it as PDF or as a Word document/ },
  'd14-html-named-doc.doc': { refusal: /HTML.*save it as PDF or as a Word document/ },
  'p09-zero.pdf': { refusal: /empty/ },
  'e1-owner-password-256.pdf': { isShown: true },
  'e2-owner-password-rc4.pdf': { isShown: true },
  'e3-user-password.pdf': { flags: [/encrypted/], note: /protected by a password/ },
  'i1-scan-300dpi.pdf': scan,
  'i2-scan-600dpi.pdf': scan,
  's1-c-only.docx': { misses: ['C++', 'C#'] },
  's2-csharp.docx': { misses: ['C++'] },
  's3-net.docx': { misses: ['.NET'] },
  'u1-arabic-forms.pdf': { finds: ['zebra', 'باحسملا'] },
  'u2-fi-ligature.pdf': { finds: ['financial', 'office'] },
};

/** Judges what became of a small file, by what HR reads and finds. */
export async function judgeCase(hr: StaffSession, expected: Expected, applied: Applied): Promise<void> {
  const { refusal = /./, flags = [], note, finds = [], misses = [], isShown } = more[expected.file] ?? {};
  const { refused, isOpened, id } = applied;
  if (refused !== null) {
    assert.notEqual(expected.accepted, true, refused);
    return assert.match(refused, refusal);
  }
  assert.notEqual(expected.accepted, false, 'it was taken');
  assert.equal(isOpened, expected.opened_by_hr ?? true);
  // Either answer is right for it, and it was taken: HR is to be told what it is.
  const said = expected.accepted === null ? { flags: [/damaged/], note: /damaged/ } : { flags, note };
  const preview = (await (await get(hr, `/api/admin/applications/${id}/resume/preview`)).json()) as ResumePreview;
  assert.equal(preview.flags.length, said.flags.length, preview.flags.join(' '));
  for (const flag of said.flags) assert.match(preview.flags.join(' '), flag);
  if (said.note) assert.match(preview.note ?? '', said.note);
  else assert.equal(preview.note, null);
  for (const word of [...expected.words, ...finds]) assert.ok(await isFound(hr, id, word), `${word} does not find it`);
  for (const word of misses) assert.ok(!(await isFound(hr, id, word)), `${word} finds it`);
  if (isShown) assert.ok(await hasInk(hr, id), 'its page is white');
}

async function get(hr: StaffSession, path: string): Promise<Response> {
  const answer = await hr.get(path);
  assert.equal(answer.status, 200, path);
  return answer;
}

async function isFound(hr: StaffSession, id: string, word: string): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ q: word }));
  const range = encodeURIComponent(JSON.stringify([0, 99]));
  const answer = await get(hr, `/api/admin/applications?filter=${filter}&range=${range}`);
  const rows = (await answer.json()) as Application[];
  return !answer.headers.has('X-Only-Similar') && rows.some((row) => row.id === id);
}

interface Picture {
  width: number;
  height: number;
}
interface Context {
  drawImage: (picture: Picture, x: number, y: number) => void;
  getImageData: (x: number, y: number, width: number, height: number) => { data: Uint8ClampedArray };
}
interface Canvas {
  loadImage: (png: Buffer) => Promise<Picture>;
  createCanvas: (width: number, height: number) => { getContext: (kind: '2d') => Context };
}
/** Of the backend, which draws the pages. */
const { loadImage, createCanvas } = createRequire(new URL('../../services/backend/package.json', import.meta.url))(
  '@napi-rs/canvas',
) as Canvas;
const DARK = 100;

/** Whether the picture of the first page has anything dark. */
async function hasInk(hr: StaffSession, id: string): Promise<boolean> {
  const answer = await get(hr, `/api/admin/applications/${id}/resume/preview/1.png`);
  const image = await loadImage(Buffer.from(await answer.arrayBuffer()));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return data.some((value, at) => at % 4 === 0 && value < DARK);
}
