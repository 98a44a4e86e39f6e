import { spawnSync } from 'node:child_process';
import { autocannon } from './autocannon.ts';
import type { Driver } from './driver.ts';
import { wrk } from './wrk.ts';

/** wrk where it is installed, since it leaves more of the machine to the servers; autocannon otherwise. One for all races. */
export function chooseDriver(): Driver {
  return spawnSync('wrk', ['--version']).error ? autocannon : wrk;
}
