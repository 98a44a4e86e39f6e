/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.spec\\.tsx?$',
  transform: { '^.+\\.tsx?$': '<rootDir>/test/compile-test.cjs' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/compile-children.cjs'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  testTimeout: 60_000,
  // Four more than the cores of the smallest machine: a file waits for three quarters of its time.
  maxWorkers: 6,
  testSequencer: '<rootDir>/test/waiting-first.cjs',
  testEnvironment: '<rootDir>/test/worker-environment.cjs',
};
