const { globalSetup: _needsPostgres, ...config } = require('./jest.config.js');

/** For specs that need no database, so that they can run in `make check`. */
module.exports = config;
