const { join } = require('node:path');

/** Processes that a test starts run the backend's sources, not its build. This is the test's own copy of the environment. */
process.env.NODE_OPTIONS = `--require ${join(__dirname, 'compile-typescript.cjs')}`;
