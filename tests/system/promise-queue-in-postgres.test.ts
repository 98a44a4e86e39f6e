import { test } from 'node:test';
import { keepPromise } from '../support/keep-promise.ts';

test('no acknowledged application is lost, whatever breaks, with the queue in PostgreSQL', () =>
  keepPromise('postgres'));
