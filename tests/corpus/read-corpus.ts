import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** A line of `expected.jsonl`, of either folder. */
export interface Expected {
  file: string;
  /** Whether other programs open it, or whether it is to be accepted; null where both are right. */
  opens?: boolean;
  accepted?: boolean | null;
  opened_by_hr?: boolean | null;
  password?: boolean;
  /** Whether something in it acts by itself or embeds a file, so that a flag is right. */
  active?: boolean;
  words: string[];
}

/** What the reader says of a file that was taken. */
export interface Read {
  fault: string | null;
  flags: string[];
  text: string;
}

interface Frame {
  head: unknown;
  body: Buffer;
}
type Finding = { kind: 'flags'; flags: string[] } | { kind: 'text'; text: string } | { kind: 'page' };

/** The built backend: this is what runs in production, each document in a process of its own. */
const built = createRequire(new URL('../../services/backend/dist/entrypoints/', import.meta.url));

export const readExpected = (folder: string): Expected[] =>
  readFileSync(join(folder, 'expected.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Expected);

/** Reads files by their types, as many at once as there are processors. */
export async function readAll(folder: string, types: ReadonlyMap<string, string>): Promise<Map<string, Read>> {
  built('reflect-metadata');
  const { ReadDocument } = built('../modules/resumes/examine/read-document.js') as {
    ReadDocument: new (config: object) => {
      read: (type: string, bytes: Buffer, onFrame: (frame: Frame) => Promise<void>) => Promise<string | null>;
    };
  };
  const { parseFinding } = built('../modules/resumes/examine/examine-resume.handler.js') as {
    parseFinding: (frame: Frame) => Finding | null;
  };
  const waiting = [...types];
  const all = new Map<string, Read>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, type] = next;
      const found: Read = { fault: null, flags: [], text: '' };
      found.fault = await new ReadDocument({}).read(type, readFileSync(join(folder, file)), async (frame) => {
        const finding = parseFinding(frame);
        if (finding?.kind === 'flags') found.flags = finding.flags;
        if (finding?.kind === 'text') found.text = finding.text;
      });
      all.set(file, found);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return all;
}

const asSearched = (text: string) => text.normalize('NFKC').toLowerCase();

export function missingWords(words: readonly string[], text: string): string[] {
  const searched = asSearched(text);
  return words.filter((word) => !searched.includes(asSearched(word)));
}
