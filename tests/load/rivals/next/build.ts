import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated, installed } from '../install-packages.ts';
import { copyFiles, type Page } from '../read-page.ts';
import { toJsx } from './to-jsx.ts';

/**
 * The pages as Next does them best: a layout, a server component for each, exported as files with their style inside them
 * and nothing preloaded but its own scripts. Returns the built folder.
 */
export function buildNext(site: string, pages: readonly [Page, ...Page[]]): string {
  const root = generated('next');
  rmSync(root, { recursive: true, force: true });
  for (const part of ['app', 'public']) mkdirSync(join(root, part), { recursive: true });
  copyFiles(site, join(root, 'public'));
  writeFileSync(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(
    join(root, 'next.config.js'),
    `export default { output: 'export', experimental: { inlineCss: true }, turbopack: { root: '${join(root, '../..')}' } };\n`,
  );
  writeFileSync(join(root, 'app/layout.jsx'), layoutOf(pages[0]));
  for (const page of pages) {
    const place = join(root, 'app', page.path);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'page.css'), page.css);
    writeFileSync(join(place, 'page.jsx'), pageOf(page));
  }
  const command = installed('next', 'dist', 'bin', 'next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [command, 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
  return join(root, 'out');
}

const literal = (text: string) =>
  JSON.stringify(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

const pageOf = ({ title, description, body }: Page) => `import './page.css';

export const metadata = { title: ${literal(title)}, description: ${literal(description)} };

export default function Page() {
  return <>${toJsx(body)}</>;
}
`;

// The language and the icon are the same on every page.
const layoutOf = ({ lang, icon }: Page) => `export const metadata = { icons: { icon: '${icon}' } };

export default function Layout({ children }) {
  return (
    <html lang="${lang}">
      <body>{children}</body>
    </html>
  );
}
`;
