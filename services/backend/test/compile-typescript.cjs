/**
 * Lets a Node process that a test starts run the backend's sources: TypeScript is compiled as the build does it, and
 * `./x.js`, which the build makes, is found as `./x.ts`.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const configFile = join(__dirname, '../.swcrc');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) => {
  const ours = request.startsWith('.') && parent?.filename?.endsWith('.ts');
  return resolve(ours ? request.replace(/\.js$/, '') : request, parent, ...rest);
};
Module._extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { filename, configFile }).code, filename);
