import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/paths.ts';
import { tagOf } from './last-release.ts';
import { listPackages } from './list-packages.ts';
import { makeRelease } from './make-release.ts';

// VERSION=1.0.0 node infra/release/release.ts: makes a release of this checkout, on this machine only, and the list of its packages.
const version = process.env.VERSION ?? '';
try {
  const next = makeRelease(root, version, new Date().toISOString().slice(0, 10));
  const list = join(root, 'dist', `frontdoor-${version}.cdx.json`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(list, listPackages(root, version));
  process.stdout.write(
    `Release ${version} is made, and the branch goes on as ${next}. Publish both: git push origin HEAD ${tagOf(version)}\n` +
      `Its packages of npm (CycloneDX) are listed in ${list}; git checkout ${tagOf(version)} and make images FOLDER=dist list what is in each image, ` +
      `with its system. Publish the lists beside the release.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
