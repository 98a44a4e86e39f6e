import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createRest } from './fetch-when-rested.ts';

test('a list that several changes concern is fetched once, after the last of them, and another list is not', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const client = new QueryClient();
  const fetched: string[] = [];
  const watch = (name: string) =>
    new QueryObserver(client, {
      queryKey: [name, 'getList'],
      staleTime: Infinity,
      initialData: 0,
      queryFn: () => fetched.push(name),
    }).subscribe(() => undefined);
  const ends = [watch('applications'), watch('staff')];
  const later = createRest(2_000);
  for (let change = 0; change < 3; change += 1) {
    later(client, [['applications', 'getList']]);
    context.mock.timers.tick(1_500);
  }
  assert.deepEqual(fetched, []);
  context.mock.timers.tick(500);
  assert.deepEqual(fetched, ['applications']);
  for (const end of ends) end();
  client.clear();
});
