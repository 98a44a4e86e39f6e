/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.spec\\.tsx?$',
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/compile-children.cjs'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
  testEnvironment: 'node',
};
