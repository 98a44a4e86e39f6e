import { root } from '../local/paths.ts';
import { tagOf } from './last-release.ts';
import { makeRelease } from './make-release.ts';

// VERSION=1.0.0 node infra/release/release.ts: makes a release of this checkout, on this machine only.
const version = process.env.VERSION ?? '';
try {
  const next = makeRelease(root, version, new Date().toISOString().slice(0, 10));
  process.stdout.write(
    `Release ${version} is made, and the branch goes on as ${next}. Publish both: git push origin HEAD ${tagOf(version)}\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
