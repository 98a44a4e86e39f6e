import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFiles, type HomePage } from './home-page.ts';

/** The home page as Astro's guide begins: one page, one imported style sheet, no script. Returns the built folder. */
export function buildAstro(folder: string, site: string, home: HomePage): string {
  const root = join(folder, 'generated');
  rmSync(root, { recursive: true, force: true });
  for (const part of ['src/pages', 'src/styles', 'public']) mkdirSync(join(root, part), { recursive: true });
  copyFiles(site, join(root, 'public'));
  writeFileSync(join(root, 'src/styles/site.css'), home.css);
  writeFileSync(join(root, 'src/pages/index.astro'), pageOf(home));
  const command = join(folder, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [command, 'build', '--root', root], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return join(root, 'dist');
}

const faceOf = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`;

const pageOf = ({ title, description, lang, body, preloads }: HomePage) => `---
import '../styles/site.css';
---
<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${preloads.map(faceOf).join('\n    ')}
  </head>
  <body>${body.replaceAll('{', '&#123;').replaceAll('}', '&#125;')}</body>
</html>
`;
