const { join } = require('node:path');

/** What a test starts of the backend are sources, not the build. This is the test's own copy of the environment. */
process.env.NODE_OPTIONS = `--require ${join(__dirname, 'compile-typescript.cjs')}`;
