import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../infra/local/paths.ts';
import { runToEnd } from '../../../../infra/local/process/run-to-end.ts';
import { makeRelease } from '../../../../infra/release/make-release.ts';

/** The first release of the project, by its commit. */
const FIRST = '1.0.0';
const MIGRATIONS = 'services/backend/src/migrations';

/** The release that the pages name in commands, such as `v1.1.0`. */
export const releaseOfPages = (): string =>
  /^git checkout --quiet (v\S+)$/m.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8'))?.[1] ?? '';

/**
 * Makes a repository in a folder, with release 1.0.0, and with this checkout as the release 8.0.0, changes that are not committed
 * included. 9.0.0 has one more migration, which makes the table `of_release_9`; 10.0.0 is 9.0.0 with another number.
 * @returns its path
 */
export async function publishReleases(folder: string): Promise<string> {
  const repository = join(folder, 'origin.git');
  const work = join(folder, 'releases');
  const git = async (cwd: string, ...args: string[]) => (await runToEnd('git', args, { cwd })).trim();
  const commit = (await git(root, 'stash', 'create')) || (await git(root, 'rev-parse', 'HEAD'));
  const first = await git(root, 'log', '--format=%H', '--max-count=1', `--grep=^Release ${FIRST}$`);
  mkdirSync(work, { recursive: true });
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  const refs = [`${commit}:refs/heads/main`, `${first}:refs/tags/v${FIRST}`];
  await git(root, 'push', '--quiet', '--no-verify', repository, ...refs);
  await git(folder, 'clone', '--quiet', repository, work);
  await git(work, 'config', 'user.name', 'Test');
  await git(work, 'config', 'user.email', 'test@example.com');
  const release = (version: string) => makeRelease(work, version, '2030-01-01');

  // Right after a release the changelog says nothing of this checkout, and no release can be made of it.
  await change(work, 'This checkout.');
  release('8.0.0');
  addMigration(work);
  await change(work, 'One more table.');
  release('9.0.0');
  await change(work, 'Nothing.');
  release('10.0.0');
  await git(work, 'push', '--quiet', 'origin', 'HEAD', '--tags');
  return repository;

  async function change(cwd: string, words: string): Promise<void> {
    const file = join(cwd, 'CHANGELOG.md');
    const section = `## [Unreleased]\n\n### Before you upgrade\n\n- ${words}\n`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('## [Unreleased]\n', section));
    await git(cwd, 'add', '--all');
    await git(cwd, 'commit', '--quiet', '--message', words);
  }
}

function addMigration(work: string): void {
  const [stamp, name] = ['1999999999999', 'OfRelease9'];
  writeFileSync(
    join(work, MIGRATIONS, `${stamp}-of-release-9.ts`),
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${name}${stamp} implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runner.query('CREATE TABLE of_release_9 (id int)') as Promise<void>;
  down = (runner: QueryRunner): Promise<void> => runner.query('DROP TABLE of_release_9') as Promise<void>;
}
`,
  );
  const list = join(work, MIGRATIONS, 'index.ts');
  const imported = readFileSync(list, 'utf8').replace(
    /\n\n/,
    `\nimport { ${name}${stamp} } from './${stamp}-of-release-9';\n\n`,
  );
  writeFileSync(list, imported.replace(/,?\s*\];/, `,\n  ${name}${stamp},\n];`));
}
