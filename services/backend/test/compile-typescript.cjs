/**
 * Lets a Node process that a test starts run the backend's sources: TypeScript is compiled as the build does it, and
 * `./x.js`, which the build makes, is found as `./x.ts`. `compile-sources.ts` has compiled the sources before: loading them takes a
 * third less, and programs that run apart may not write, as the compiler does when it is loaded.
 */
const { readFileSync, statSync } = require('node:fs');
const Module = require('node:module');
const { join, relative } = require('node:path');

const configFile = join(__dirname, '../.swcrc');
const compiledBefore = (filename) =>
  join(__dirname, '../node_modules/.cache/sources', `${relative(join(__dirname, '../src'), filename)}.js`);
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) => {
  const ours = request.startsWith('.') && /\.tsx?$/.test(parent?.filename ?? '');
  return resolve(ours ? request.replace(/\.js$/, '') : request, parent, ...rest);
};
const compile = (filename) => {
  const before = compiledBefore(filename);
  const made = statSync(before, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Older where a run without the global setup follows a change.
  if (made > statSync(filename).mtimeMs) return readFileSync(before, 'utf8');
  const { transformSync } = require('@swc/core');
  return transformSync(readFileSync(filename, 'utf8'), { filename, configFile }).code;
};
const load = (module, filename) => module._compile(compile(filename), filename);
Object.assign(Module._extensions, { '.ts': load, '.tsx': load });
