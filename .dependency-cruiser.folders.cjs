// The folders of the platform form no circle. A configuration of its own, because a rule about folders cannot leave out tests.
const { options } = require('./.dependency-cruiser.cjs');

const PLATFORM = '^services/backend/src/platform';
/** Still in circles: errors need headers of the server, and the server needs errors; so do forms, bodies and access. */
const STILL_IN_CIRCLES = `${PLATFORM}/(http/(body|errors|forms|server)|access)/`;
/** Text only: settings check addresses by it, and mails are sent by it. */
const SHARED_BY_SETTINGS = `${PLATFORM}/mail/parse-mailbox`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      comment: 'A folder that needs another one is not needed by it, directly or through a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${PLATFORM}/` },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, String.raw`\.spec\.ts$`, STILL_IN_CIRCLES, SHARED_BY_SETTINGS] },
  },
};
