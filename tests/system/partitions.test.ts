import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { s3Server } from '../../infra/ci/s3-server.ts';
import { delays, partitions } from '../support/system/promise/cut-off.ts';
import { keepPromise } from '../support/system/promise/keep-promise.ts';
import { hasOwnNetwork } from '../support/system/promise/own-network.ts';
import { hasRedis } from '../support/system/queue-server.ts';

const storage = existsSync(s3Server) ? 's3' : 'folder';
if (hasOwnNetwork && storage === 'folder') console.log('the storage is not cut off: there is no S3 server here');

for (const queue of ['redis', 'postgres'] as const) {
  const isThere = queue === 'postgres' || hasRedis();
  const skip =
    hasOwnNetwork && isThere ? false : 'it needs a network of its own, and Redis: `make test-faults` as root';

  test(
    `no acknowledged submission is lost while the network drops the packets of a service, with the queue in ${queue}`,
    { skip },
    () => keepPromise(queue, [{ met: partitions, forEach: 3 }], { storage }),
  );

  test(
    `no acknowledged submission is lost while a service is slow and loses packets, with the queue in ${queue}`,
    { skip },
    () => keepPromise(queue, [{ met: delays, forEach: 3 }], { storage }),
  );
}
