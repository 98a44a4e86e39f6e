const { createTransformer } = require('@swc/jest');

const compiler = createTransformer();
const inWorker = `globalThis[Symbol.for('frontdoor.requireInWorker')]`;
/** In a file of tests: packages come from the worker, its neighbours by the way of all. */
const packagesFromWorker = `if (${inWorker}) { const near = require; require = (name) => (/^(node:|\\.)/.test(name) ? near : ${inWorker})(name); }`;
/** In every other file: the worker's module of this name. */
const allFromWorker = `if (${inWorker}) { module.exports = ${inWorker}(__filename); return; }`;

/** Compiles TypeScript for Jest so that a file of tests shares what `worker-environment.cjs` has loaded. Elsewhere each loads its own. */
module.exports = {
  ...compiler,
  process(source, filename, options) {
    const compiled = compiler.process(source, filename, options);
    const first = /\.spec\.tsx?$/.test(filename) ? packagesFromWorker : allFromWorker;
    // On the line that is there, so that every line keeps its number.
    return { ...compiled, code: `'use strict';${first}${compiled.code}` };
  },
};
