import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the rivals are given: the words, drawings and style of a built page, and nothing of how it was made. */
export interface Page {
  path: string;
  title: string;
  description: string;
  lang: string;
  body: string;
  css: string;
  /** The two faces of the first view, as every guide to web fonts says. */
  preloads: string[];
}

export function readPage(site: string, path: string): Page {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  const one = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    if (found === undefined) throw new Error(`The built page ${path} has nothing like ${pattern.source}`);
    return found;
  };
  return {
    path,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    lang: one(/<html lang="([^"]*)"/),
    body: one(/<body[^>]*>([\s\S]*)<\/body>/)
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(/<!--[\s\S]*?-->/g, ''),
    css: [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)]
      .map(([, href]) => readFileSync(join(site, href!), 'utf8'))
      .join('\n'),
    preloads: globSync('assets/{display,text}-*.woff2', { cwd: site }).map((face) => `/${face}`),
  };
}

/** Faces and icon lie at the same addresses as on the site. */
export function copyFiles(site: string, folder: string): void {
  const isFolderOrFace = (path: string) => !/\.(js|css)$/.test(path);
  cpSync(join(site, 'assets'), join(folder, 'assets'), { recursive: true, filter: isFolderOrFace });
  cpSync(join(site, 'favicon.svg'), join(folder, 'favicon.svg'));
}
