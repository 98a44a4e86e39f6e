import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneStyles } from '../../../frontend/build-steps/first-paint/prune-styles.ts';

/** The input of the rivals: the words, drawings and style of a built page, without our build's scripts. */
export interface Page {
  path: string;
  title: string;
  description: string;
  lang: string;
  /** The icon's address, which holds its drawing. */
  icon: string;
  body: string;
  /**
   * The rules of the site's style sheets that can match this page's markup, fonts included: cut by the same tool as for our own
   * page.
   */
  css: string;
}

export async function readPage(site: string, path: string): Promise<Page> {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  const one = (pattern: RegExp) => {
    const match = pattern.exec(html)?.[1];
    if (match === undefined) throw new Error(`The built page ${path} has nothing like ${pattern.source}`);
    return match;
  };
  const body = one(/<body[^>]*>([\s\S]*)<\/body>/)
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) =>
    readFileSync(join(site, href!), 'utf8'),
  );
  return {
    path,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    lang: one(/<html lang="([^"]*)"/),
    icon: one(/<link rel="icon" href="([^"]*)"/),
    body,
    css: await pruneStyles(sheets.join('\n'), `<html><body>${body}</body></html>`),
  };
}

/** The fonts lie at the same addresses as on the site. */
export function copyFiles(site: string, folder: string): void {
  const isFolderOrFont = (path: string) => !/\.(js|css)$/.test(path);
  cpSync(join(site, 'assets'), join(folder, 'assets'), { recursive: true, filter: isFolderOrFont });
}
