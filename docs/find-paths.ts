import { dirname, join } from 'node:path';
import type { Page } from './read-pages.ts';

const TOP = new Set(['.ci', '.github', 'admin', 'contract', 'docs', 'frontend', 'infra', 'services', 'tests']);

/** The targets of links that lead to files, as paths from the root. */
export const linksOf = ({ path, text }: Page): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(path), target));

const withoutCode = (text: string): string => text.replaceAll(/^```[^]*?^```/gm, '');

/** The names by which links lead to the headings of a page: as GitHub makes them, a number behind one that is there already. */
export function anchorsOf({ text }: Page): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#+ +(.+)$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
    let number = 0;
    while (anchors.has(number ? `${anchor}-${number}` : anchor)) number += 1;
    anchors.add(number ? `${anchor}-${number}` : anchor);
  }
  return anchors;
}

/** The links to headings, of this page or of another: the path of either page from the root, and the name of the heading. */
export const headingLinksOf = ({ path, text }: Page): { from: string; to: string; anchor: string }[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].map(([, file, anchor = '']) => ({
    from: path,
    to: file ? join(dirname(path), file) : path,
    anchor,
  }));

/** Words in backticks that begin like a path of this repository. */
export const wordsOf = ({ text }: Page): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word.replace(/^\.\//, ''))
    .filter((word) => TOP.has(word.split('/', 1)[0] ?? '') && word.includes('/'));

/** The entries of a map: a block marked as text, one path a line, the content of a folder indented below it. */
export function mapOf({ text }: Page): string[] {
  const paths: string[] = [];
  for (const [, block = ''] of text.matchAll(/^```text\n([^]*?)^```/gm)) {
    let folder = '';
    for (const [, indent = '', name = ''] of block.matchAll(/^( *)(\S+)/gm)) {
      if (indent === '') folder = name;
      paths.push(indent === '' ? name : folder + name);
    }
  }
  return paths;
}
