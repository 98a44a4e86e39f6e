/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.spec\\.tsx?$',
  transform: { '^.+\\.tsx?$': '<rootDir>/test/compile-test.cjs' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/compile-children.cjs'],
  // By default it lies in the temporary folder, which is made anew for each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  globalSetup: '<rootDir>/test/global-setup.ts',
  // Of a test that hangs. A busy machine takes several times as long for one that does not.
  testTimeout: 240_000,
  // More than the cores of the smallest machine, because files wait for servers; fewer beside other tests, which compute meanwhile.
  maxWorkers: process.env.CI ? 4 : 6,
  testSequencer: '<rootDir>/test/waiting-first.cjs',
  testEnvironment: '<rootDir>/test/worker-environment.cjs',
};
