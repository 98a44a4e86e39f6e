import { buildAstro } from './astro/build.ts';
import { buildNext } from './next/build.ts';
import { readPage } from './read-page.ts';

/** Builds the same pages anew with Astro and with Next; builds nothing when there is no page to imitate. */
export async function buildRivals(site: string, paths: readonly string[]): Promise<{ name: string; folder: string }[]> {
  const [first, ...others] = await Promise.all(paths.map((path) => readPage(site, path)));
  if (!first) return [];
  return [
    { name: ' by Astro', folder: buildAstro(site, [first, ...others]) },
    { name: ' by Next', folder: buildNext(site, [first, ...others]) },
  ];
}
