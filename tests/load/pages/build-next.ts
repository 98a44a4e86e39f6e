import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFiles, type HomePage } from './home-page.ts';
import { toJsx } from './to-jsx.ts';

/** The home page as Next's guide begins: a layout with global style, a server component, a static export. Returns the built folder. */
export function buildNext(folder: string, site: string, home: HomePage): string {
  const root = join(folder, 'generated');
  rmSync(root, { recursive: true, force: true });
  for (const part of ['app', 'public']) mkdirSync(join(root, part), { recursive: true });
  copyFiles(site, join(root, 'public'));
  writeFileSync(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(
    join(root, 'next.config.js'),
    `export default { output: 'export', turbopack: { root: '${folder}' } };\n`,
  );
  writeFileSync(join(root, 'app/globals.css'), home.css);
  writeFileSync(join(root, 'app/layout.jsx'), layoutOf(home));
  writeFileSync(
    join(root, 'app/page.jsx'),
    `export default function Home() {\n  return <>${toJsx(home.body)}</>;\n}\n`,
  );
  const command = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [command, 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
  return join(root, 'out');
}

const faceOf = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href="${href}" />`;

const literal = (text: string) =>
  JSON.stringify(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

const layoutOf = ({ title, description, lang, preloads }: HomePage) => `import './globals.css';

export const metadata = {
  title: ${literal(title)},
  description: ${literal(description)},
  icons: { icon: '/favicon.svg' },
};

export default function Layout({ children }) {
  return (
    <html lang="${lang}">
      <head>${preloads.map(faceOf).join('')}</head>
      <body>{children}</body>
    </html>
  );
}
`;
