import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Inspected, judgeContainers, judgeSecretsInUse, readContainers } from './containers.ts';
import { lineOf } from './finding.ts';

const config = { services: { api: {}, backup: { restart: 'unless-stopped' }, migrate: { restart: 'no' } } };
const container = (Service: string, State = 'running', Health = '', ExitCode = 0) => ({
  Service,
  State,
  Health,
  ExitCode,
});
const running = [container('api', 'running', 'healthy'), container('backup'), container('migrate', 'exited')];
const without = (name: string) => running.filter(({ Service }) => Service !== name);

test('containers that run and are healthy are good, and one that ends by itself may be gone', () => {
  for (const listed of [running, without('migrate')])
    assert.deepEqual(
      judgeContainers(config, listed).map(({ state }) => state),
      ['good'],
    );
});

const faults: [what: string, listed: typeof running, says: RegExp][] = [
  [
    'one that was stopped',
    [...without('backup'), container('backup', 'exited', '', 137)],
    /^FAULT.*backup does not run: it ended with code 137.*up --detach backup$/s,
  ],
  [
    'one that is started again and again',
    [...without('api'), container('api', 'restarting')],
    /^FAULT.*api does not run: it is restarting/,
  ],
  [
    'one that is not healthy',
    [...without('api'), container('api', 'running', 'unhealthy')],
    /^FAULT.*api runs, and is not healthy/,
  ],
  ['one that was never made', without('api'), /^FAULT.*There is no container of api.*make compose-up$/s],
  [
    'migrations that failed',
    [...without('migrate'), container('migrate', 'exited', '', 1)],
    /^FAULT.*migrate has ended with code 1/,
  ],
  ['one of two that was killed', [...running, container('api', 'exited', '', 137)], /^FAULT.*api does not run/],
  [
    'one that is being started',
    [...without('api'), container('api', 'running', 'starting')],
    /^WARNING.*api was started a moment ago/,
  ],
];
for (const [what, listed, says] of faults)
  test(`${what} is found, and nothing else`, () => {
    const found = judgeContainers(config, listed);
    assert.equal(found.length, 1, JSON.stringify(found));
    assert.match(lineOf(found[0]!), says);
  });

test('the list is read as an object a line and as one array', () => {
  for (const text of [running.map((one) => JSON.stringify(one)).join('\n'), `${JSON.stringify(running)}\n`])
    assert.deepEqual(readContainers(text), running);
  assert.deepEqual(readContainers(''), []);
});

test('fault 506: a secret that was written after its container was started is found, and no other file', () => {
  const worker = (...names: string[]): Inspected => ({
    Config: { Labels: { 'com.docker.compose.service': 'worker' } },
    State: { StartedAt: '2026-11-26T10:00:00.123456789Z' },
    Mounts: names.map((name) => ({ Source: `/x/${name}`, Destination: `/run/${name}` })),
  });
  const changedAt = (file: string) => new Date(file.endsWith('old') ? '2026-11-26T09:00:00Z' : '2026-11-26T11:00:00Z');
  assert.deepEqual(judgeSecretsInUse([worker('secrets/old', 'data')], changedAt), []);
  const [found] = judgeSecretsInUse([worker('secrets/old', 'secrets/mail_url'), worker('secrets/mail_url')], changedAt);
  assert.equal(
    found?.says,
    'These were started before /x/secrets/mail_url was written, and may run with a former value: worker.',
  );
});
