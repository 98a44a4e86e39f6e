import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

interface Service {
  environment?: Record<string, unknown>;
  command?: string | string[];
  entrypoint?: string | string[];
  healthcheck?: { test: string[] };
  secrets?: string[];
}
interface Compose {
  services: Record<string, Service>;
  secrets?: Record<string, { file: string }>;
}

const text = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const { services, secrets = {} } = parse(text, { merge: true }) as Compose;
const secretName = /PASSWORD|SECRET|AUTH|_URL$|TOKEN|HEADERS/;

/** Settings with a name like a secret's, but without a secret. */
const open = ['SITE_URL', 'SHELLS_URL', 'READER_URL', 'RATE_LIMIT_PASSWORD_RESETS', 'SIGN_IN_BY_PASSWORD'];

for (const [
  name,
  { environment = {}, command, entrypoint, healthcheck, secrets: serviceSecrets = [] },
] of Object.entries(services)) {
  test(`row 161: no setting and no command of ${name} holds a secret`, () => {
    for (const [setting, value] of Object.entries(environment)) {
      if (secretName.test(setting)) assert.ok(open.includes(setting) || setting.endsWith('_FILE'), setting);
      for (const [, variable = ''] of String(value).matchAll(/\$\{(\w+)/g))
        assert.ok(open.includes(variable) || !secretName.test(variable), `${setting} is filled with ${variable}`);
    }
    // Variables of the container's own shell are written with two dollar signs.
    const commands = JSON.stringify([command, entrypoint, healthcheck]).replaceAll('$$', '');
    assert.doesNotMatch(commands, /\$/);
  });

  test(`${name} is given the files that its settings name, and no other`, () => {
    const named = JSON.stringify([environment, command, entrypoint, healthcheck]);
    const inScript = name === 'bucket' ? readFileSync(new URL('./make-bucket.sh', import.meta.url), 'utf8') : '';
    for (const secret of serviceSecrets) assert.ok(`${named}${inScript}`.includes(secret), secret);
    for (const [, file = ''] of named.matchAll(/\/run\/secrets\/(\w+)/g))
      assert.ok(serviceSecrets.includes(file), file);
    assert.deepEqual(
      serviceSecrets.filter((secret) => !secrets[secret]),
      [],
    );
  });
}

test('row 162: migrate is given the databases, the queue and what it judges before, and nothing of storage or sessions', () => {
  assert.deepEqual(services.migrate?.secrets, ['database_url', 'database_owner_url', 'queue_url', 'mail_url']);
  assert.deepEqual(Object.keys(services.migrate?.environment ?? {}).toSorted(), [
    'COMPANY_NAME',
    'DATABASE_OWNER_URL_FILE',
    'DATABASE_URL_FILE',
    'ENQUIRIES_MAIL_TO',
    'EXAMPLE_COMPANY',
    'HR_MAIL_TO',
    'LOG_LEVEL',
    'MAIL_FROM',
    'MAIL_URL_FILE',
    'QUEUE_URL_FILE',
    'SITE_URL',
  ]);
});

test('row 220: migrate judges the same settings as the worker starts with', () => {
  const [judged = {}, started = {}] = [services.migrate?.environment, services.worker?.environment];
  for (const name of ['SITE_URL', 'MAIL_FROM', 'COMPANY_NAME', 'EXAMPLE_COMPANY', 'HR_MAIL_TO', 'ENQUIRIES_MAIL_TO'])
    assert.equal(judged[name], started[name], name);
});

test('each secret that is made has a file in the containers, whose name is wrong while the secret stands in .env', () => {
  const script = readFileSync(new URL('./fill-secrets.sh', import.meta.url), 'utf8');
  const secretFiles = [...script.matchAll(/^settle (\w+) (\w+) /gm)].map(([, file = '', setting = '']) => ({
    file,
    setting,
  }));
  assert.deepEqual(secretFiles.map(({ file }) => file).toSorted(), Object.keys(secrets).toSorted());
  secretFiles.push({ file: 'database_url', setting: 'DATABASE_PASSWORD' });
  for (const { file, setting } of secretFiles)
    assert.ok(secrets[file]?.file.includes(`\${${setting}:+ (${setting} is in .env, run make secrets)}`), setting);
});

const published = [...text.matchAll(/^ +ports: \['(.*):\d+'\]$/gm)].map(([, address = '']) => address);

test('the containers publish the site where it is wanted, the inbox on this machine only, and nothing else', () => {
  assert.equal([...text.matchAll(/^ +ports:/gm)].length, 2);
  const [site = '', inbox = ''] = published;
  assert.match(site, /^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:/);
  assert.match(inbox, /^127\.0\.0\.1:/);
});
