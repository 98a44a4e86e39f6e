import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from './finding.ts';
import { judgePods, listVolumes, type Pod, type Workload } from './pods.ts';

const now = new Date('2026-11-27T10:00:00Z');
const workload = (name: string, readyReplicas?: number, replicas = 1): Workload => ({
  kind: 'Deployment',
  metadata: { name },
  spec: { replicas },
  status: { ...(readyReplicas && { readyReplicas }) },
});
type Status = NonNullable<Pod['status']['containerStatuses']>[number];
const pod = (status: Partial<Pod['status']> = {}, own: Partial<Status> = {}): Pod => ({
  metadata: { name: 'front-api-1' },
  spec: { containers: [{ name: 'api' }] },
  status: {
    phase: 'Running',
    containerStatuses: [{ name: 'api', restartCount: 0, state: {}, ...own }],
    ...status,
  },
});
const ended = (finishedAt: string) => ({
  restartCount: 3,
  lastState: { terminated: { reason: 'OOMKilled', exitCode: 137, finishedAt } },
});

test('pods that are ready are good, as is one that was started again yesterday', () => {
  const found = judgePods([workload('front-api', 1)], [pod(), pod({}, ended('2026-11-26T10:00:00Z'))], now);
  assert.deepEqual(
    found.map(({ state }) => state),
    ['good'],
  );
});

const faults: [what: string, workload: Workload, pod: Pod, says: RegExp[]][] = [
  ['a part without a pod', workload('front-api'), pod(), [/^FAULT.*front-api has 0 of 1 pods ready/]],
  ['a part with one of two', workload('front-api', 1, 2), pod(), [/^WARNING.*1 of 2 pods ready/]],
  [
    'a part that was scaled away',
    workload('front-api', 0, 0),
    pod(),
    [/^WARNING.*0 pods.*scale deployment\/front-api/s],
  ],
  [
    'a pod for which no node has room',
    workload('front-api', 1),
    pod({
      phase: 'Pending',
      containerStatuses: [],
      conditions: [
        { type: 'PodScheduled', status: 'False', message: '0/1 nodes are available: 1 Insufficient memory.' },
      ],
    }),
    [/^FAULT.*no node: 0\/1 nodes are available: 1 Insufficient memory/],
  ],
  [
    'an image that is not there',
    workload('front-api', 1),
    pod(
      { phase: 'Pending' },
      { state: { waiting: { reason: 'ImagePullBackOff', message: 'Back-off pulling image "x"' } } },
    ),
    [/^FAULT.*api of front-api-1 waits in ImagePullBackOff: Back-off pulling image "x".*describe pod front-api-1$/s],
  ],
  [
    'a container that ends at each start',
    workload('front-api'),
    pod({}, { ...ended('2026-11-27T09:59:00Z'), state: { waiting: { reason: 'CrashLoopBackOff' } } }),
    [
      /^FAULT.*0 of 1/,
      /^FAULT.*CrashLoopBackOff: it ended with OOMKilled \(code 137\).*logs front-api-1 .*--previous/s,
    ],
  ],
  [
    'a container that was started again a moment ago',
    workload('front-api', 1),
    pod({}, ended('2026-11-27T09:30:00Z')),
    [/^WARNING.*started again within the hour, 3 in all: it ended with OOMKilled/],
  ],
  [
    'a pod that was evicted',
    workload('front-api', 1),
    pod({ phase: 'Failed', reason: 'Evicted', containerStatuses: [] }),
    [/^WARNING.*was evicted/],
  ],
];
for (const [what, part, one, says] of faults)
  test(`${what} is found, and nothing else`, () => {
    const found = judgePods([part], [one], now).map(lineOf);
    assert.equal(found.length, says.length, found.join('\n'));
    for (const [at, line] of found.entries()) assert.match(line, says[at]!);
  });

test('a pod that is being started is no fault of its own', () => {
  const starting = pod({ phase: 'Pending' }, { state: { waiting: { reason: 'ContainerCreating' } } });
  assert.equal(judgePods([workload('front-api', 1)], [starting], now)[0]?.state, 'good');
});

test('a volume that several pods share is looked at once, by one that runs', () => {
  const spec: Pod['spec'] = {
    containers: [{ name: 'proxy' }, { name: 'api', volumeMounts: [{ name: 'kept', mountPath: '/kept' }] }],
    volumes: [{ name: 'tmp' }, { name: 'kept', persistentVolumeClaim: { claimName: 'acknowledged' } }],
  };
  const of = (name: string, phase: string): Pod => ({ metadata: { name }, spec, status: { phase } });
  assert.deepEqual(listVolumes([of('a', 'Pending'), of('b', 'Running'), of('c', 'Running')]), [
    { place: 'volume acknowledged', pod: 'b', container: 'api', path: '/kept' },
  ]);
});
