import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../infra/local/paths.ts';
import { runToEnd } from '../../../infra/local/process/run-to-end.ts';
import { git, type Release } from '../../../infra/release/last-release.ts';
import { packagesOf } from './packages-of.ts';

/** Where npm puts packages: for all, and those that one workspace needs in another version than the others. */
const packageFolders = ['node_modules', 'services/backend/node_modules', 'tests/node_modules'];
const listOfInstalled = 'node_modules/.package-lock.json';

/** A folder with the same files, as hard links where the system's `cp` makes them: then npm has to get only what differs. */
const linkFiles = (from: string, to: string): Promise<unknown> =>
  runToEnd('cp', ['-al', from, to]).catch(() => mkdirSync(to, { recursive: true }));

/**
 * Puts the code of a release into a git worktree in test-results/releases/, with its packages and its backend built. It is kept for
 * the next time. The packages are those of this checkout where package-lock.json names the same for the backend and the tests;
 * otherwise npm replaces those that differ.
 * @returns the folder
 * @throws with the output of the program that failed
 */
export async function checkOutRelease({ commit }: Release): Promise<string> {
  const folder = join(root, 'test-results/releases', commit);
  const isWhole = join(folder, '.whole');
  if (existsSync(isWhole)) return folder;
  // One release is kept, and git forgets the others.
  rmSync(dirname(folder), { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  git(root, 'worktree', 'prune');
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  const present = packageFolders.filter((place) => existsSync(join(root, place)));
  if (packagesOf(folder) === packagesOf(root)) {
    for (const place of present) symlinkSync(join(root, place), join(folder, place), 'dir');
  } else {
    await Promise.all(present.map((place) => linkFiles(join(root, place), join(folder, place))));
    // npm writes into this file, and replaces all others that differ.
    copyFileSync(join(root, listOfInstalled), `${join(folder, listOfInstalled)}.new`);
    renameSync(`${join(folder, listOfInstalled)}.new`, join(folder, listOfInstalled));
    await runToEnd('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }
  await runToEnd('npm', ['run', 'build', '-w', '@frontdoor/backend'], { cwd: folder });
  writeFileSync(isWhole, '');
  return folder;
}
