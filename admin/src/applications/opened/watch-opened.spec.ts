import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { reads } from '../../data/reads.ts';
import { seenNow } from './seen.ts';
import { watchOpened } from './watch-opened.ts';

/** Opens an application and leaves it before its answer has come. */
const openAndLeave = async (unseen: boolean) => {
  const client = new QueryClient();
  const stop = watchOpened(client);
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { queryKey } = reads.opened(id);
  const leave = new QueryObserver(client, { queryKey, queryFn: () => promise }).subscribe(() => undefined);
  leave();
  assert.equal(seenNow.has(id), false);
  resolve({ application: { id, unseen } });
  while (client.isFetching() > 0) await new Promise((next) => setImmediate(next));
  stop();
  client.clear();
  return id;
};

test('an application that was left before its answer came is seen, when the answer says so', async () => {
  assert.equal(seenNow.has(await openAndLeave(false)), true);
  assert.equal(seenNow.has(await openAndLeave(true)), false);
});
