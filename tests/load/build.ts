import { execFileSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../infra/local/paths.ts';
import { buildCopy, copySite } from '../support/copy-site.ts';
import { addPages } from './build/add-pages.ts';
import { alignColumns } from './report/align-columns.ts';

const MORE = Number(process.env.MORE ?? '500');

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}

const buildOf = (name: string) => () =>
  void execFileSync('npm', ['run', 'build', '-w', name], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** How long each part takes to build, one after the other, and what more pages of the site cost. */
function benchBuild(): void {
  const backend = timed(buildOf('@frontdoor/backend'));
  const admin = timed(buildOf('@frontdoor/admin'));
  // Of a copy in both cases, so that one is as cold as the other and the checkout's own pages stay as they are.
  const copy = copySite('more-pages');
  const site = timed(() => void buildCopy(copy));
  addPages(copy, MORE);
  const withMore = timed(() => void buildCopy(copy));
  const built = globSync('build/client/generated/*/index.html', { cwd: copy }).length;
  if (built !== MORE) throw new Error(`${built} of ${MORE} pages were built`);
  if (!existsSync(join(copy, 'build/client/generated/1/index.html.br'))) throw new Error('They are not packed');
  rmSync(dirname(copy), { recursive: true });
  const rows = [
    ['  backend', backend.toFixed(1)],
    ['  admin', admin.toFixed(1)],
    ['  site', site.toFixed(1)],
    ['  all three', (backend + admin + site).toFixed(1)],
    [`  the site with ${MORE} more pages`, withMore.toFixed(1)],
    ['  each of these pages', ((withMore - site) / MORE).toFixed(3)],
  ];
  console.log(`Builds on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), one after the other\n`);
  console.log(alignColumns([['', 'seconds'], ...rows]));
}

benchBuild();
