import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TextFile {
  path: string;
  content: string;
}

/** In bytes. Beyond it are lists that programs write, such as the lock file. */
const LARGEST = 400_000;
const AT_ONCE = 500;
const MOST_OUTPUT = 2 ** 30;

const git = (folder: string, args: string[], input?: string): Buffer =>
  execFileSync('git', args, { cwd: folder, input, maxBuffer: MOST_OUTPUT, stdio: ['pipe', 'pipe', 'inherit'] });

/** A text as it is; undefined for pictures and the like, and for what is too large. */
function textOf(bytes: Buffer): string | undefined {
  const isText = bytes.length <= LARGEST && !bytes.subarray(0, 8_000).includes(0);
  return isText ? bytes.toString('utf8') : undefined;
}

/** The texts of the checkout that git knows, also those that are not committed yet. */
export function* filesOfTree(folder: string): Generator<TextFile> {
  const listed = git(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString('utf8');
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    let content: string | undefined;
    try {
      content = textOf(readFileSync(join(folder, path)));
    } catch (error) {
      // Deleted here and not yet in git, or the link to a folder.
      if (!['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    if (content !== undefined) yield { path, content };
  }
}

/** Every text that any commit of any branch has, once, under the path at which it was first seen. */
export function* filesOfHistory(folder: string): Generator<TextFile> {
  const objects = git(folder, ['rev-list', '--objects', '--all']).toString('utf8').split('\n');
  const paths = new Map(objects.map((line) => [line.slice(0, 40), line.slice(41)] as const).filter(([, path]) => path));
  const ids = [...paths.keys()];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const batch = git(folder, ['cat-file', '--batch'], ids.slice(at, at + AT_ONCE).join('\n'));
    for (const { id, type, bytes } of objectsIn(batch)) {
      const content = type === 'blob' ? textOf(bytes) : undefined;
      if (content !== undefined) yield { path: paths.get(id) ?? id, content };
    }
  }
}

/** What `git cat-file --batch` writes: a line with id, type and size, the bytes, and a line break. */
function* objectsIn(batch: Buffer): Generator<{ id: string; type: string; bytes: Buffer }> {
  for (let at = 0; at < batch.length;) {
    const end = batch.indexOf('\n', at);
    const [id = '', type = '', size = '0'] = batch.toString('latin1', at, end).split(' ');
    const start = end + 1;
    yield { id, type, bytes: batch.subarray(start, start + Number(size)) };
    at = start + Number(size) + 1;
  }
}
