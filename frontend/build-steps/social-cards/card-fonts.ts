import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export interface CardFont {
  name: string;
  data: Buffer;
}

const fonts = [
  { name: 'Display', source: 'bricolage-grotesque', weight: 660 },
  { name: 'Mono', source: 'jetbrains-mono', weight: 500 },
] as const;

type Script = 'latin' | 'latin-ext';

/** The site's fonts at one weight each, cut to the characters of the cards; `latin-ext` has other letters and signs than `latin`. */
export function cutCardFonts(characters: string, script: Script = 'latin'): Promise<CardFont[]> {
  return Promise.all(
    fonts.map(async ({ name, source, weight }) => {
      const file = require.resolve(`@fontsource-variable/${source}/files/${source}-${script}-wght-normal.woff2`);
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      return { name, data: await subsetFont(readFileSync(file), characters, options) };
    }),
  );
}
