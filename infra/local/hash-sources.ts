import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const leaveOut = new Set(['node_modules', 'dist', 'build', 'coverage', '.react-router', 'test-results', 'fonts']);

/** One hash of the content of files and folders, in a fixed order; what builds and tools write is left out. */
export function hashSources(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter((name) => !leaveOut.has(name));
    for (const name of names.toSorted()) addTo(hash, root, join(path, name));
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path}\0${content.length}\0`).update(content);
}
