import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { until } from '../until.ts';
import type { BackedUpProject } from './backed-up-project.ts';

const lasting = ['backup_archive_down', 'backup_failed', 'backup_files_failed'];

/** What the operator hears of a backup whose target is away for longer than Postgres keeps its WAL. */
export function testBackupAlarms(start: () => BackedUpProject): void {
  describe('A target of the backup that is away', () => {
    /** How often the operator was told, of an alarm that has begun or is over. */
    const timesTold = async (state: 'alarm' | 'over', name: string) =>
      (await start().toldOperator()).filter((subject) => new RegExp(`${state}: [^;]*\\b${name}\\b`).test(subject))
        .length;
    const told = (state: 'alarm' | 'over', name: string) =>
      until(`the operator is told ${state}: ${name}`, async () => (await timesTold(state, name)) > 0, {
        seconds: 900,
        every: 2_000,
      });

    test('is told to the operator, by what it keeps from being done', async () => {
      const { project, psql, setNight } = start();
      const began = Date.now();
      const since = () => `${Math.round((Date.now() - began) / 1_000)} s`;
      await project.compose('stop', '--timeout', '5', 'elsewhere');
      for (let segment = 0; segment < 7; segment += 1)
        await psql(`SELECT pg_logical_emit_message(true, 'test', 'more'), pg_switch_wal()`);
      // An hour after the night, when nothing of it is due, and the files are.
      setNight(65);
      for (const name of lasting) {
        await told('alarm', name);
        console.log(`${name} was told ${since()} after the target was gone`);
      }
    });

    test('leaves a gap that is told as well, and closed by a full copy', async () => {
      const { project, psql } = start();
      await project.compose('up', '--detach', '--wait', '--no-deps', 'elsewhere');
      await told('alarm', 'backup_gap');
      const over = `SELECT count(*) FROM operator_alarms WHERE name LIKE 'backup%' AND over_at IS NULL`;
      await until('all of it is over', async () => (await psql(over)) === '0', { seconds: 900, every: 2_000 });
    });

    test('is told to be over, once for each, as its beginning was', async () => {
      // The operator is told eleven minutes later.
      await start().psql(
        `UPDATE operator_alarms SET over_at = over_at - interval '12 minutes' WHERE closed_at IS NULL`,
      );
      for (const name of [...lasting, 'backup_gap']) await told('over', name);
      for (const name of [...lasting, 'backup_gap'])
        assert.deepEqual([await timesTold('alarm', name), await timesTold('over', name)], [1, 1], name);
    });
  });
}
