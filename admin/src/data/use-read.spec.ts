import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type QueryKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { changes } from './changes.ts';
import { fetchAgain } from './use-read.ts';

/** Queries as a page has them, and how often each was fetched since the page was there. */
const openPage = async (...keys: QueryKey[]) => {
  const client = new QueryClient();
  const fetched = keys.map(() => 0);
  const ends = keys.map((queryKey, at) => {
    const count = async () => {
      fetched[at] = (fetched[at] ?? 0) + 1;
      await new Promise((resolve) => setImmediate(resolve));
      return fetched[at];
    };
    return new QueryObserver(client, { queryKey, queryFn: count }).subscribe(() => undefined);
  });
  while (client.isFetching() > 0) await new Promise((resolve) => setImmediate(resolve));
  fetched.fill(0);
  const close = () => {
    for (const end of ends) end();
    client.clear();
  };
  return { client, fetched, close };
};

test('a query that several changes concern is fetched once, and one that none concerns is not', async () => {
  const page = await openPage(['today', 'to-do'], ['applications', 'opened', 'a'], ['staff', 'getList']);
  const moved = (id: string) => changes.heard({ of: 'applications', what: 'moved', ids: [id], request: null });
  await fetchAgain(page.client, ['a', 'b', 'c'].flatMap(moved));
  assert.deepEqual(page.fetched, [1, 1, 0]);
  page.close();
});

test('a change of a mail template by somebody else fetches the signatures again, of which one is the office’s', async () => {
  const page = await openPage(['signatures'], ['staff', 'getList']);
  const request = null;
  await fetchAgain(page.client, changes.heard({ of: 'mail-templates', what: 'changed', ids: ['signature'], request }));
  assert.deepEqual(page.fetched, [1, 0]);
  page.close();
});

test('a deed for all that match fetches the lists again, and not the mails that were shown before it', async () => {
  const [list, opened, mails] = ['getList', 'opened', 'matching-mails'].map((name) => ['applications', name, 'a']);
  const page = await openPage(list!, opened!, mails!);
  await fetchAgain(page.client, changes.matching());
  assert.deepEqual(page.fetched, [1, 1, 0]);
  page.close();
});
