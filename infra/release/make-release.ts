import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeSection, releasesIn } from './changelog.ts';
import { git, subjectOf, tagOf } from './last-release.ts';
import { setVersion, versionFiles } from './version-places.ts';

const changelogFile = 'CHANGELOG.md';
const numbersOf = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Below zero when `one` comes before `other`. */
function compare(one: string, other: string): number {
  const theirs = numbersOf(other);
  const differences = numbersOf(one).map((number, index) => number - (theirs[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** @returns why no release can be made of this checkout, or nothing */
function findObstacle(folder: string, version: string): string | undefined {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
    return 'Name the version by three numbers: make release VERSION=1.0.0';
  if (git(folder, 'status', '--porcelain') !== '') return 'There are changes that are not committed. See git status.';
  if (git(folder, 'tag', '--list', tagOf(version)) !== '') return `There is a tag ${tagOf(version)} already.`;
  const [last] = releasesIn(readFileSync(join(folder, changelogFile), 'utf8'));
  if (last && compare(version, last) <= 0) return `The last release is ${last}, and ${version} does not come after it.`;
  return undefined;
}

/**
 * Makes a release of the checkout in this folder: the commit "Release X.Y.Z" with its tag, and one after it that goes on as
 * `X.Y.(Z+1)-dev`, so that no image of a later commit takes the name of the release. Nothing is pushed.
 * @param day as `2026-11-26`
 * @returns the version of the second commit
 * @throws with the reason when it cannot be made; nothing is changed then
 */
export function makeRelease(folder: string, version: string, day: string): string {
  const obstacle = findObstacle(folder, version);
  if (obstacle) throw new Error(obstacle);
  const file = join(folder, changelogFile);
  writeFileSync(file, closeSection(readFileSync(file, 'utf8'), version, day));
  commitVersion(folder, version, subjectOf(version));
  git(folder, 'tag', '--annotate', tagOf(version), '--message', `Frontdoor ${version}`);
  const [major, minor, patch] = numbersOf(version);
  const next = `${major}.${minor}.${patch + 1}-dev`;
  commitVersion(folder, next, `Go on as ${next}`);
  return next;
}

/** Commits the version, with everything else that was changed; takes the changes back when the commit is refused. */
function commitVersion(folder: string, version: string, subject: string): void {
  const files = [changelogFile, ...versionFiles];
  setVersion(folder, version);
  try {
    git(folder, 'commit', '--quiet', '--message', subject, '--', ...files);
  } catch (error) {
    git(folder, 'checkout', '--quiet', 'HEAD', '--', ...files);
    throw error;
  }
}
