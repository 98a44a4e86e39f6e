import { root } from '../local/paths.ts';
import { licencesOf, readAllowedLicences } from './licences.ts';
import { readLock } from './locked-packages.ts';

// node infra/audit/list-licences.ts: each licence with its packages; those for development alone are marked.
const byLicence = new Map<string, Set<string>>();
for (const { package: one, licence = 'unknown' } of licencesOf(readLock(root), readAllowedLicences())) {
  const title = `${one.name} ${one.version}${one.isDevelopment ? ' (development)' : ''}`;
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(title));
}
for (const [licence, packages] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(
    `${licence} (${packages.size})\n${[...packages]
      .toSorted()
      .map((one) => `  ${one}\n`)
      .join('')}`,
  );
