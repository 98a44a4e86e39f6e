import { cpSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

// Copies the built backend to the folder that is named, with those files of its packages that it can load: of 150 MB of
// packages 80. Run it by `node copy-program.mts FOLDER` after the build; the image is made of the copy.
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to copy to.');
const home = join(import.meta.dirname, '..');
const root = resolve(home, '../..');
const { devDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

// Of the code of this package only its half for Node is used, beside fonts, character maps and decoders.
const pdfCode = [
  '**/node_modules/pdfjs-dist/{build,web,image_decoders,types}/**',
  '**/node_modules/pdfjs-dist/legacy/{web/**,image_decoders/**,build/pdf.sandbox.mjs,**/*.map,**/*.min.mjs}',
  // Only the sandbox for scripts of documents runs it, and those never run here.
  '**/node_modules/pdfjs-dist/wasm/quickjs-*',
  // The parser without WebAssembly, in whose place `read-pdf.ts` puts the whole one.
  '**/node_modules/unpdf/dist/pdfjs.mjs',
];
// The parser loads it by a name that is made when it runs.
const pdfWorker = join(import.meta.dirname, '../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs');
// The image runs with NODE_ENV=production, where React loads its other half.
const reactDevelopment = '**/node_modules/{react,react-dom}/cjs/*.development.js';
const ignore = [
  ...Object.keys(devDependencies).map((name) => `**/node_modules/${name}/**`),
  ...pdfCode,
  reactDevelopment,
];
// Each file by itself: some are started as programs of their own, by their paths.
const program = [...globSync('dist/**/*.js', { cwd: home }).map((file) => join(home, file)), pdfWorker];
const { fileList } = await nodeFileTrace(program, { base: root, processCwd: home, ignore });

for (const file of fileList) cpSync(join(root, file), join(target, file), { verbatimSymlinks: true });
console.log(`${fileList.size} files copied`);
