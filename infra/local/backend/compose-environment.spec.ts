import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeSettings, passOn, refuseProduction } from './compose-environment.ts';

const places = {
  siteUrl: 'http://127.0.0.1:8080',
  ports: { api: 3000, workerHealth: 3001, visits: 3002, smtp: 1025 },
  databaseUrl: 'postgres://here/frontdoor',
  queueUrl: 'postgres://here/queue',
  resumes: '/data/with space/resumes',
  acknowledged: '/data/with space/acknowledged',
  sessionSecret: 'x'.repeat(32),
};

test('every address is one of this stack and none comes from the environment', () => {
  const settings = composeSettings(places, {
    DATABASE_URL: 'postgres://elsewhere/live',
    DATABASE_OWNER_URL: 'postgres://elsewhere/live',
    API_HOST: '0.0.0.0',
    TRUST_PROXY: '3',
  });
  assert.equal(settings.DATABASE_URL, places.databaseUrl);
  assert.equal(settings.DATABASE_OWNER_URL, '');
  assert.equal(settings.API_HOST, '127.0.0.1');
  assert.equal(settings.TRUST_PROXY, '0');
  assert.equal(settings.STORAGE_URL, 'file:///data/with%20space/resumes');
});

test('what was chosen at the start is known to the commands that look at the stack later, and an empty value is none', () => {
  const chosen = { OPERATOR_MAIL_TO: 'ops@firm.in', BACKUP_EXPECTED: 'yes', HEARTBEAT_URL: '' };
  const { OPERATOR_MAIL_TO, BACKUP_EXPECTED, ...others } = composeSettings(places, chosen);
  assert.deepEqual({ OPERATOR_MAIL_TO, BACKUP_EXPECTED }, { OPERATOR_MAIL_TO: 'ops@firm.in', BACKUP_EXPECTED: 'yes' });
  assert.ok(!('HEARTBEAT_URL' in others));
});

test('secrets by file stay behind, the rest is passed on', () => {
  const environment = {
    PATH: '/bin',
    LOG_LEVEL: 'debug',
    SESSION_SECRET_FILE: '/run/secrets/x',
    NODE_OPTIONS: '--test',
    EMPTY: undefined,
  };
  assert.deepEqual(passOn(environment), { PATH: '/bin', LOG_LEVEL: 'debug' });
});

test('production settings are refused with a reason and a way out', () => {
  assert.throws(() => refuseProduction({ NODE_ENV: 'production' }), /demo accounts.*NODE_ENV=production.*compose-up/);
  assert.throws(() => refuseProduction({ SITE_URL: 'https://plumbline.example' }), /SITE_URL with https/);
});

test('anything else is not', () => {
  refuseProduction({});
  refuseProduction({ NODE_ENV: 'development', SITE_URL: 'http://127.0.0.1:8080' });
});
