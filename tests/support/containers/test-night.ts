import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Schemas } from '@frontdoor/contract';
import { until } from '../until.ts';
import type { BackedUpProject } from './backed-up-project.ts';
import { signInAs } from './sign-in-as-hr.ts';

const TEN_MINUTES_MS = 600_000;

/** What the service does by itself in its first night. `erased` is the address of an applicant. */
export function testNight(start: () => BackedUpProject, erased: string): void {
  describe('A night by the schedule of the backup', () => {
    let headers: Record<string, string>;
    const log = async () => (await start().project.compose('logs', '--no-log-prefix', 'backup')).split('\n');
    const rehearsal = async () => {
      const answer = await fetch(`${start().project.site}/api/admin/reports/health`, { headers });
      assert.equal(answer.status, 200);
      return ((await answer.json()) as Schemas['HealthReportView']).rehearsal;
    };

    test('copies what is new of the database and the files, the list of erasures too, and rehearses a restore', async () => {
      const { project, psql, inElsewhere, setNight } = start();
      const Cookie = await signInAs('general', project, 'Asha Rao', 'asha@plumbline.example');
      headers = { Cookie, Origin: project.site, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ email: erased, reason: 'asked-for' });
      const answer = await fetch(`${project.site}/api/admin/erasures`, { method: 'POST', headers, body });
      assert.ok(answer.ok, await answer.text());
      await until(
        'it is done',
        async () => (await psql('SELECT count(*) FROM erasure_list WHERE copied_at IS NOT NULL')) === '1',
      );
      const before = (await log()).length;

      setNight(5);
      const said = async (words: string) => (await log()).slice(before).some((line) => line.includes(words));
      await until('the database is copied', () => said('"type":"diff"'), { seconds: 300, every: 1_000 });
      await until('a restore is rehearsed', () => said('restored 20'), { seconds: 600, every: 1_000 });
      setNight(undefined);

      const files = await inElsewhere('ls --recursive local/copies/frontdoor/files/');
      assert.match(files, /storage\/erasures\/[^]*storage\/resumes\/[^]*storage\/storage-id/);
    });

    test('is what general administrators see of it', async () => {
      const found = await rehearsal();
      assert.deepEqual([found?.ok, found?.problems], [true, []]);
      assert.ok(found!.rows >= 1 && found!.resumes >= 1, JSON.stringify(found));
      const age = Date.now() - new Date(found!.at).getTime();
      assert.ok(age < TEN_MINUTES_MS, found!.at);
    });
  });
}
