import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainSvg } from './plain-svg.ts';
import { schemes } from './standalone-svg.ts';

const root = join(import.meta.dirname, '../..');
const sheets = ['app/content/tokens.css', 'drawings/styles/people.css'];

/** The client who speaks on the home page, as the two files that it loads. They are kept in the repository, because the build needs them. */
export function speakerFiles(pictures: Record<string, ReactElement>): { file: string; svg: string }[] {
  const portrait = pictures['Portrait-driver'];
  if (!portrait) throw new Error('There is no portrait of the client who speaks');
  const css = sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n');
  const html = renderToStaticMarkup(portrait);
  return schemes.map((scheme) => ({
    file: join(root, 'app/home/clients', `speaker-${scheme}.svg`),
    svg: plainSvg(html, css, 'portrait', scheme),
  }));
}
