import { execFileSync } from 'node:child_process';
import { existsSync, globSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../infra/local/paths.ts';
import { buildCopy, copySite } from '../support/built-site/copy-site.ts';
import { alignColumns } from './report/align-columns.ts';

/** Adds as many pages to a copy of the site as are asked for, each as long as the article of the blog. */
function addPages(copy: string, count: number): void {
  writeFileSync(join(copy, 'app/blog/generated-page.tsx'), page);
  edit(
    join(copy, 'app/routes.ts'),
    "  route('*',",
    "  route('generated/:number', 'blog/generated-page.tsx'),\n  route('*',",
  );
  edit(
    join(copy, 'react-router.config.ts'),
    'prerender: [',
    `prerender: [...Array.from({ length: ${count} }, (_, at) => \`/generated/\${at + 1}\`), `,
  );
}

/** @throws where the copy no longer reads as it is expected to. */
function edit(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(
    file,
    text.replace(before, () => after),
  );
}

const page = `import { useParams } from 'react-router-dom';
import Article from './article-page.tsx';

export const meta = ({ params }: { params: { number?: string } }) => [
  { title: \`Article \${params.number}\` },
  { name: 'description', content: \`The article with the number \${params.number}.\` },
];

export default function Generated() {
  const { number } = useParams();
  return (
    <div className={\`generated-\${number}\`}>
      <p>Article {number}</p>
      <Article />
    </div>
  );
}
`;

const MORE = Number(process.env.MORE ?? '500');

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}

const buildOf = (name: string) => () =>
  void execFileSync('npm', ['run', 'build', '-w', name], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** The build time of each part, one after the other, and the cost of more pages of the site. */
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
