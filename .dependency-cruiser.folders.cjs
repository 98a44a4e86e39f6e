// The folders of the platform form no circle. A configuration of its own, because a rule about folders cannot leave out tests.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      comment: 'A folder that needs another one is not needed by it, directly or through a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/backend/src/platform/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, String.raw`\.spec\.ts$`] } },
};
