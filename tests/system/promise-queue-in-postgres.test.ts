import { test } from 'node:test';
import { keepPromise } from '../support/system/promise/keep-promise.ts';

test('no acknowledged application is lost in any fault, with the queue in PostgreSQL', () => keepPromise('postgres'));
