import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const generated = new Set(['build', 'fonts', '.react-router', 'node_modules']);

/** What somebody who takes the site over would change, and to what. */
const rebranding: readonly (readonly [before: RegExp, after: string])[] = [
  // Mail of another domain than the website's.
  [/@plumbline\.example/g, '@ashlar-post.example'],
  [/Plumbline/g, 'Ashlar'],
  [/plumbline/g, 'ashlar'],
  [/B-12/g, 'House 4'],
  [/Sector 62/g, 'Law College Road'],
  [/201309/g, '411004'],
  [/Uttar Pradesh/g, 'Maharashtra'],
  [/Gautam Buddha Nagar/g, 'Pune'],
  [/Noida/g, 'Pune'],
  [/\+91 120 555 01/g, '+91 20 555 09'],
  [/#c2410c/gi, '#1d4ed8'],
  [/#fb923c/gi, '#93c5fd'],
  [/(microblog:) null/, "$1 'https://microblog.example/ashlar'"],
  [/(variant: HomeVariant =) 'A'/, "$1 'B'"],
];

// Below the checkout, where the packages are found; not in node_modules, whose TypeScript Node does not run.
export const rebrandedHome = join(root, 'test-results', 'another-company');

/** Builds the site of another company, with the other home page, by editing nothing but its content. Returns the build's folder. */
export function buildRebranded(): string {
  const home = rebrandedHome;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  const copy = join(home, 'frontend');
  cpSync(join(root, 'frontend'), copy, { recursive: true, filter: (path) => !generated.has(basename(path)) });
  for (const file of globSync('app/content/**/*.{ts,css}', { cwd: copy })) {
    const path = join(copy, file);
    let text = readFileSync(path, 'utf8');
    for (const [before, after] of rebranding) text = text.replace(before, after);
    writeFileSync(path, text);
  }
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(copy, 'build');
}
