import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copySite, homeOf } from './copy-site.ts';

/** The replacements that make the content that of another company. */
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

const NAME = 'another-company';
export const rebrandedHome = homeOf(NAME);

/** Builds the site of another company, with the other home page, by editing nothing but its content. Returns the build's folder. */
export function buildRebranded(): string {
  const copy = copySite(NAME);
  for (const file of globSync('app/content/**/*.{ts,css}', { cwd: copy })) {
    const path = join(copy, file);
    let text = readFileSync(path, 'utf8');
    for (const [before, after] of rebranding) text = text.replace(before, after);
    writeFileSync(path, text);
  }
  return buildCopy(copy);
}
