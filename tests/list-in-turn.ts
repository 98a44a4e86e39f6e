// node list-in-turn.ts: the files of system tests that the part TEST_PART has, such as 1/2; all of them without it.
import { globSync } from 'node:fs';
import { leftOutOf } from './support/journeys/extent.ts';

/** In each part: so many kills with either queue. */
const inEachPart = new Set(['postgres', 'redis'].map((queue) => `system/promise-queue-in-${queue}.test.ts`));

const tests = globSync('system/*.test.ts', { cwd: new URL('./', import.meta.url).pathname }).toSorted();
const leftOut = leftOutOf(process.env.TEST_PART || '1/1', tests, inEachPart);
console.log(tests.filter((file) => !leftOut.includes(file)).join('\n'));
