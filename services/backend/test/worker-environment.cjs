const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');

/** Jest gives each file built-ins of its own. These a module may ask about with `instanceof`, so they become the worker's. */
const builtIns = ['Date', 'Error', 'Map', 'Promise', 'RangeError', 'RegExp', 'Set', 'SyntaxError', 'TypeError'];
let requireInWorker;

function prepareWorker() {
  const load = createRequire(__filename);
  for (const compiler of ['./compile-children.cjs', './compile-typescript.cjs']) load(compiler);
  // Each logger flushes at the exit, and each API and worker has one.
  process.setMaxListeners(0);
  return load;
}

/**
 * Node, where packages and the modules of the backend are loaded once for a Jest worker and all of its files, by Node itself:
 * to load them took most of the time that a file needs. `compile-test.cjs` sends a file's imports here.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    requireInWorker ??= prepareWorker();
    for (const name of builtIns) {
      // For objects that the language makes itself: a literal /x/, and the errors that it throws.
      Object.setPrototypeOf(this.global[name].prototype, globalThis[name].prototype);
      this.global[name] = globalThis[name];
    }
    this.global[Symbol.for('frontdoor.requireInWorker')] = requireInWorker;
  }
};
