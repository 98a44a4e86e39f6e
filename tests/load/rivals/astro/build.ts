import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generated, installed } from '../install-packages.ts';
import { copyFiles, type Page } from '../read-page.ts';

/**
 * The pages as Astro does them best: static, without a script, their style inside them, and nothing preloaded that would
 * share the line with the first paint. Returns the built folder.
 */
export function buildAstro(site: string, pages: readonly Page[]): string {
  const root = generated('astro');
  rmSync(root, { recursive: true, force: true });
  for (const part of ['src/pages', 'src/styles', 'public']) mkdirSync(join(root, part), { recursive: true });
  copyFiles(site, join(root, 'public'));
  writeFileSync(join(root, 'astro.config.mjs'), `export default { build: { inlineStylesheets: 'always' } };\n`);
  for (const page of pages) {
    const name = page.path === '/' ? 'index' : page.path.slice(1);
    const file = join(root, 'src/pages', `${name}.astro`);
    const style = join(root, 'src/styles', `${name.replaceAll('/', '-')}.css`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(style, page.css);
    writeFileSync(file, pageOf(page, relative(dirname(file), style)));
  }
  const command = installed('astro', 'bin', 'astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [command, 'build', '--root', root], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return join(root, 'dist');
}

const pageOf = ({ title, description, lang, icon, body }: Page, style: string) => `---
import '${style}';
---
<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="icon" href="${icon}" />
  </head>
  <body>${body.replaceAll('{', '&#123;').replaceAll('}', '&#125;')}</body>
</html>
`;
