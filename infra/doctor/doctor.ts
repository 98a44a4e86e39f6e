// `make doctor`, by doctor.sh: looks at a system that runs and says what is wrong. 0 = all good, 1 = warnings, 2 = faults.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import { exitCodeOf, type Finding, lineOf } from './finding.ts';
import { examine } from './examine.ts';
import { findTarget } from './target.ts';

const asJson = process.env.JSON === 'yes';
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

function print(target: string, findings: readonly Finding[]): void {
  const exitCode = exitCodeOf(findings);
  if (asJson) process.stdout.write(`${JSON.stringify({ target, exitCode, findings }, undefined, 2)}\n`);
  else {
    for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
    const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
    process.stdout.write(
      `\n${count('fault')} faults, ${count('warning')} warnings, ${count('unknown')} checks that could not be made.\n`,
    );
  }
  process.exitCode = exitCode;
}

try {
  const target = await findTarget(process.env);
  print(target.name, await examine(target, process.env, version));
} catch (error) {
  print('none', [{ check: 'system', state: 'fault', says: (error as Error).message }]);
}
