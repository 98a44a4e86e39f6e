import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasesIn } from './changelog.ts';
import { readVersion, versionFile } from './version-places.ts';

export interface Release {
  version: string;
  /** Its full hash. */
  commit: string;
}

/** The subject of the commit that makes a release. It is how a release is found in a clone without tags. */
export const subjectOf = (version: string) => `Release ${version}`;
export const tagOf = (version: string) => `v${version}`;

/** @throws with git's own words when it fails */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * The last release before the present commit, as CHANGELOG.md names them. Before the first release, and at the commit that makes
 * it, that is the present commit itself.
 * @throws with the command that fetches it when this clone has neither its tag nor its commit
 */
export function findLastRelease(folder: string): Release {
  const head = git(folder, 'rev-parse', 'HEAD');
  for (const version of releasesIn(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'))) {
    const commit = findCommit(folder, version);
    if (commit !== head) return { version, commit };
  }
  return { version: readVersion(folder), commit: head };
}

function findCommit(folder: string, version: string): string {
  const commit = findTagged(folder, version) ?? findBySubject(folder, version);
  if (!commit) {
    const isShallow = git(folder, 'rev-parse', '--is-shallow-repository') === 'true';
    throw new Error(
      `CHANGELOG.md has a release ${version}, and this clone has neither its tag ${tagOf(version)} nor a commit ` +
        `"${subjectOf(version)}". Fetch it: git fetch ${isShallow ? '--unshallow ' : ''}--tags origin`,
    );
  }
  const { version: written } = JSON.parse(git(folder, 'show', `${commit}:${versionFile}`)) as { version: string };
  if (written !== version)
    throw new Error(`${commit} should be release ${version}, but its ${versionFile} says ${written}.`);
  return commit;
}

function findTagged(folder: string, version: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${tagOf(version)}^{commit}`);
  } catch {
    return undefined;
  }
}

function findBySubject(folder: string, version: string): string | undefined {
  const lines = git(folder, 'log', '--format=%H %s', '--fixed-strings', '--grep', subjectOf(version)).split('\n');
  return lines.find((line) => line.slice(line.indexOf(' ') + 1) === subjectOf(version))?.split(' ', 1)[0];
}
