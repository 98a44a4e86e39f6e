import { test } from 'node:test';
import { keepPromise } from '../support/system/promise/keep-promise.ts';
import { hasRedis } from '../support/system/queue-server.ts';

const skip = hasRedis() ? false : 'there is no redis-server on this machine';
test('no acknowledged application is lost in any fault, with the queue in Redis', { skip }, () => keepPromise('redis'));
