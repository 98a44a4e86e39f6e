const UNRELEASED = '## [Unreleased]';
const WARNINGS = '### Before you upgrade';

/** The versions that CHANGELOG.md has a section for, the last one first. */
export const releasesIn = (changelog: string): string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+) — \d{4}-\d{2}-\d{2}$/gm)].map(([, version = '']) => version);

/**
 * Gives the changes under `[Unreleased]` to a release, and leaves an empty `[Unreleased]` above them.
 * @param day as `2026-11-26`
 * @throws with what is missing: the section, a change in it, or *Before you upgrade* with at least one line
 */
export function closeSection(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const [section = ''] = after.split(/^## /m);
  const [, warnings = ''] = section.split(`${WARNINGS}\n`);
  if (warnings.split(/^### /m)[0]?.trim() === '' || !section.includes(WARNINGS))
    throw new Error(
      `CHANGELOG.md says nothing under "${WARNINGS}" of "${UNRELEASED}". Write what an operator has to do, or "Nothing."`,
    );
  return `${before}${UNRELEASED}\n\n## ${version} — ${day}\n${after}`;
}
