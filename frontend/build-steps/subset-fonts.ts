import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { budgets } from './budgets.ts';
import { charactersOf } from './font-subsets/characters-of.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'app', 'fonts');
const require = createRequire(import.meta.url);

/** Visitors type into fields: those letters have a file of their own, fetched when one of them is shown. */
const TYPED = 'áàâäãåæçéèêëíìîïñóòôöõøúùûüýÿß';

const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.spec.ts'));
const used = charactersOf(files.map((file) => readFileSync(join(root, file), 'utf8')));

const instrument = {
  source: 'instrument-sans',
  weight: { min: 400, max: 600, default: 400 },
  features: ['kern'],
};
// Headings and notes have one weight each: an axis would double the file.
const fonts = [
  { name: 'display', source: 'bricolage-grotesque', weight: 660, features: ['kern', 'tnum'], characters: used },
  { name: 'text', ...instrument, characters: used },
  { name: 'letters', ...instrument, characters: TYPED },
  { name: 'mono', source: 'jetbrains-mono', weight: 500, features: [], characters: used },
];

let firstView = 0;
mkdirSync(out, { recursive: true });
for (const { name, source, weight, features, characters } of fonts) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: features,
  });
  if (name === 'display' || name === 'text') firstView += subset.length;
  writeFileSync(join(out, `${name}.woff2`), subset);
  console.log(`${name}: ${whole.length} -> ${subset.length} bytes`);
}
if (firstView > budgets.fontBytes) throw new Error(`The fonts of the first view weigh ${firstView} bytes`);
