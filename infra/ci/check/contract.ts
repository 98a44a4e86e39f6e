// node infra/ci/check/contract.ts <command>: fails when the command, which writes the contract, changes what lies in the working
// tree. What is in Git's index makes no difference, so a contract that was written anew passes before it is added.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const read = () =>
  new Map(globSync(['contract/*.{json,ts}', 'docs/api.md']).map((path) => [path, readFileSync(path, 'utf8')]));

const [file = '', ...args] = process.argv.slice(2);
const before = read();
const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
const after = read();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}${error?.message ?? ''}\nThe contract could not be written.\n`);
  process.exitCode = 1;
} else if (changed.length > 0) {
  const list = changed.toSorted().map((path) => `  ${path}\n`);
  process.stderr.write(
    `The API gives another contract than the one that was here, so it is written anew:\n${list.join('')}` +
      'See what changed (git diff contract docs/api.md), and commit it together with the change of the API:\n' +
      '  git add contract docs/api.md\n',
  );
  process.exitCode = 1;
}
