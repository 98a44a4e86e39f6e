// Writes every drawing as SVG, light and dark, one sheet that shows them all, and the files of the home page: `make drawings`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tailwindcss from '@tailwindcss/vite';
import { createServer } from 'vite';
import { contactSheet } from './contact-sheet.ts';
import { speakerFiles } from './speaker-files.ts';
import { inScheme, schemes, standaloneSvg } from './standalone-svg.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '..', 'screenshots', 'drawings');
const sheets = ['app/styles/site.css', 'drawings/scenes/blog/app-screen.css', 'drawings/scenes/portfolio/screens.css'];

// Vite reads components and style sheets as it does for the site.
const server = await createServer({
  root,
  configFile: false,
  plugins: [tailwindcss()],
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
try {
  const { pictures } = (await server.ssrLoadModule('/build-steps/draw-scenes/pictures.tsx')) as {
    pictures: Record<string, ReactElement>;
  };
  const styles = await Promise.all(sheets.map((sheet) => server.ssrLoadModule(`/${sheet}?inline`)));
  const css = styles.map((style) => String(style['default'])).join('\n');
  rmSync(folder, { recursive: true, force: true });
  for (const scheme of schemes) {
    mkdirSync(join(folder, scheme), { recursive: true });
    const cssOfScheme = inScheme(css, scheme);
    for (const [name, picture] of Object.entries(pictures)) {
      const svg = await standaloneSvg(renderToStaticMarkup(picture), cssOfScheme);
      writeFileSync(join(folder, scheme, `${name}.svg`), svg);
    }
  }
  for (const { file, svg } of speakerFiles(pictures)) writeFileSync(file, svg);
  writeFileSync(join(folder, 'index.html'), contactSheet(Object.keys(pictures)));
  process.stdout.write(`${Object.keys(pictures).length} drawings by day and by night: ${join(folder, 'index.html')}\n`);
} finally {
  await server.close();
}
