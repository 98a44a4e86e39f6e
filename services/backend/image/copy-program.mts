import { cpSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

// Copies the built backend to the folder that is named, with those files of its packages that it can load: of 150 MB of
// packages 65. Run it by `node copy-program.mts FOLDER` after the build; the image is made of the copy.
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to copy to.');
const home = join(import.meta.dirname, '..');
const root = resolve(home, '../..');
const packages = join(root, 'node_modules');
const { devDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

// Of this package only the data is used: fonts, character maps, decoders. The parser itself comes with unpdf.
const pdfCode = '**/node_modules/pdfjs-dist/{build,legacy,web,image_decoders,types}/**';
const ignore = [...Object.keys(devDependencies).map((name) => `**/node_modules/${name}/**`), pdfCode];
// Each file by itself: some are started as programs of their own, by their paths.
const program = globSync('dist/**/*.js', { cwd: home }).map((file) => join(home, file));
const { fileList } = await nodeFileTrace(program, { base: root, processCwd: home, ignore });

// Read by their paths, which no tracing sees: what /api/docs shows.
const pages = globSync('swagger-ui-dist/{*.css,*.png,absolute-path.js,swagger-ui-{bundle,standalone-preset}.js}', {
  cwd: packages,
});
const files = [...fileList, ...pages.map((file) => relative(root, join(packages, file)))];
for (const file of files) cpSync(join(root, file), join(target, file), { verbatimSymlinks: true });
console.log(`${files.length} files copied`);
