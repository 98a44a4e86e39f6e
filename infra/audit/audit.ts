// node infra/audit/audit.ts: packages with known holes, licences that are not allowed, and secrets in the files of this checkout
// (HISTORY=yes: of all its commits). Ends with 1 if there are any.
import { root } from '../local/paths.ts';
import { askRegistry } from './ask-registry.ts';
import { findLowPackages, isAccepted, readFloors } from './find-low-packages.ts';
import { findSecrets, readAllowedSecrets } from './find-secrets.ts';
import { findRefusedLicences, readAllowedLicences } from './licences.ts';
import { filesOfHistory, filesOfTree } from './list-files.ts';
import { readLock, wayTo } from './locked-packages.ts';

const lock = readLock(root);
const today = new Date().toISOString().slice(0, 10);
let faults = 0;
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = (line: string) => {
  faults += 1;
  say(`  ${line}`);
};

async function lookAtPackages(): Promise<void> {
  const { floors, accepted } = readFloors();
  const answer = await askRegistry(root);
  if ('silent' in answer) {
    say(`Packages: npm's registry does not say what it knows of them: ${answer.silent}`);
  } else {
    const open = answer.advisories.filter(({ package: name, id }) => !isAccepted(accepted, name, id, today));
    say(`Packages: npm's registry knows ${open.length} holes in them.`);
    for (const { package: name, id, title, range, paths } of open)
      for (const path of paths) report(`${name} ${range}: ${title} (${id})\n    ${wayTo(lock, path)}`);
  }
  const low = findLowPackages(lock, floors).filter(
    ({ floor }) => !isAccepted(accepted, floor.package, floor.advisory, today),
  );
  say(`Packages: ${floors.length} holes are in the list of this repository, and ${low.length} copies have one.`);
  for (const { package: one, floor, way } of low)
    report(
      `${one.name} ${one.version} is below ${floor.floors.join(' or ')}: ${floor.why} (${floor.advisory})\n    ${way}`,
    );
}

function lookAtLicences(): void {
  const refused = findRefusedLicences(lock, readAllowedLicences());
  say(`Licences: ${refused.length} copies have one that infra/audit/allowed-licences.json does not allow.`);
  for (const { package: one, licence = 'unknown', way } of refused)
    report(`${one.name} ${one.version}: ${licence}\n    ${way}`);
}

async function lookForSecrets(): Promise<void> {
  const isWhole = process.env.HISTORY === 'yes';
  const files = isWhole ? filesOfHistory(root) : filesOfTree(root);
  const { secrets, looked } = await findSecrets(files, readAllowedSecrets());
  say(`Secrets: ${secrets.length} in ${looked} texts of ${isWhole ? 'all commits' : 'this checkout'}.`);
  for (const { path, line, rule } of secrets) report(`${path}:${line} looks like one (${rule})`);
}

await lookAtPackages();
lookAtLicences();
await lookForSecrets();
process.exitCode = faults > 0 ? 1 : 0;
