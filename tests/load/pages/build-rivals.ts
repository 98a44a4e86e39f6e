import { join } from 'node:path';
import { buildAstro } from './build-astro.ts';
import { buildNext } from './build-next.ts';
import { install } from './install.ts';
import { readPage } from './read-page.ts';

/** The same pages by Astro and by Next, built anew; nothing when there is no page to imitate. */
export async function buildRivals(
  folder: string,
  site: string,
  paths: readonly string[],
): Promise<{ name: string; folder: string }[]> {
  const [first, ...others] = await Promise.all(paths.map((path) => readPage(site, path)));
  if (!first) return [];
  for (const name of ['astro', 'next']) install(join(folder, name));
  return [
    { name: ' by Astro', folder: buildAstro(join(folder, 'astro'), site, [first, ...others]) },
    { name: ' by Next', folder: buildNext(join(folder, 'next'), site, [first, ...others]) },
  ];
}
