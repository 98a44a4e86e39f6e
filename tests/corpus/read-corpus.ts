import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';

/** A line of `expected.jsonl`, of either folder. */
export interface Expected {
  file: string;
  /** Whether other programs open it, or whether it is to be accepted; null where both are right. */
  opens?: boolean;
  accepted?: boolean | null;
  password?: boolean;
  /** Whether something in it acts by itself or embeds a file, so that a flag is right. */
  active?: boolean;
  words: string[];
}

/** What becomes of a file at the door, and what the reader says of it. */
export interface Outcome {
  file: string;
  /** The words of the refusal; null when it was taken. */
  refused: string | null;
  fault: string | null;
  flags: string[];
  note: string | null;
  text: string;
}

interface Frame {
  head: unknown;
  body: Buffer;
}
type Finding =
  { kind: 'flags'; flags: string[] } | { kind: 'text'; text: string; note: string | null } | { kind: 'page' };

/** The built backend: this is what runs in production, each document in a process of its own. */
const built = createRequire(new URL('../../services/backend/dist/entrypoints/', import.meta.url));
built('reflect-metadata');
const { identifyResume } = built('../modules/resumes/identify/identify-resume.use-case.js') as {
  identifyResume: (file: object) => Promise<{ type: string }>;
};
const { ReadDocument } = built('../modules/resumes/examine/read-document.js') as {
  ReadDocument: new (config: object) => {
    read: (type: string, bytes: Buffer, onFrame: (frame: Frame) => Promise<void>) => Promise<string | null>;
  };
};
const { parseFinding } = built('../modules/resumes/examine/examine-resume.handler.js') as {
  parseFinding: (frame: Frame) => Finding | null;
};

export const readExpected = (folder: string): Expected[] =>
  readFileSync(join(folder, 'expected.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Expected);

/** Reads all files of a folder, as many at once as there are processors. */
export async function readAll(folder: string, expected: readonly Expected[]): Promise<Map<string, Outcome>> {
  const waiting = [...expected];
  const outcomes = new Map<string, Outcome>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes.set(next.file, await readOne(next.file, readFileSync(join(folder, next.file))));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

async function readOne(file: string, bytes: Buffer): Promise<Outcome> {
  const outcome: Outcome = { file, refused: null, fault: null, flags: [], note: null, text: '' };
  let type = extname(file).slice(1).trim().toLowerCase();
  try {
    ({ type } = await identifyResume({ name: basename(file), bytes, sha256: Buffer.alloc(32) }));
  } catch (error) {
    outcome.refused = (error as { errors?: { resume?: string } }).errors?.resume ?? String(error);
    return outcome;
  }
  outcome.fault = await new ReadDocument({}).read(type, bytes, async (frame) => {
    const finding = parseFinding(frame);
    if (finding?.kind === 'flags') outcome.flags = finding.flags;
    if (finding?.kind === 'text') Object.assign(outcome, { text: finding.text, note: finding.note });
  });
  return outcome;
}

const asSearched = (text: string) => text.normalize('NFKC').toLowerCase();

export function missingWords({ words }: Expected, { text }: Outcome): string[] {
  const searched = asSearched(text);
  return words.filter((word) => !searched.includes(asSearched(word)));
}
