import { test } from 'node:test';
import { hasOwnNetwork, partitions } from '../support/system/promise/cut-off.ts';
import { keepPromise } from '../support/system/promise/keep-promise.ts';
import { hasRedis } from '../support/system/queue-server.ts';

const skip =
  hasOwnNetwork && hasRedis() ? false : 'it needs a network of its own, and Redis: `make test-faults` as root';

test('no acknowledged submission is lost while the network drops the packets of a service', { skip }, () =>
  keepPromise('redis', [{ met: partitions, forEach: 3 }]),
);
