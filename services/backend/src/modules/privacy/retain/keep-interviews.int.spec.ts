import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startWorkerOf } from '../../../../test/start-worker';
import { CarryOutRetention } from './carry-out-retention.use-case';

let api: TestApi;
let worker: INestApplicationContext;
beforeAll(async () => {
  api = await startApi();
  worker = await startWorkerOf(api);
  await api.sql("UPDATE retention_rounds SET started_at = now() - interval '1 day', ended_at = now()");
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

/** An application that was moved last 400 days ago, with interviews that end in so many days. */
async function addOld(stage: string, interviews: readonly (readonly [days: number, state: string])[]): Promise<string> {
  const { id } = await addApplication(api);
  await api.sql(
    `UPDATE applications SET stage = $2, stage_since = now() - interval '400 days', created_at = now() - interval '400 days' WHERE id = $1`,
    [id, stage],
  );
  for (const [days, state] of interviews) {
    const key = randomUUID();
    await api.sql(
      `INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place, state)
       VALUES ($1, $2, $3, 'hr@plumbline.example', now() + make_interval(days => $4) - interval '45 minutes', 45, 'Asia/Kolkata', 'Room', $5)`,
      [id, key, key, days, state],
    );
  }
  return id;
}

describe('An old application', () => {
  it('fault 703: stays while an interview is to come, and for its days from the end of the last one that was not cancelled', async () => {
    const coming = await addOld('interview', [[3, 'arranged']]);
    const recent = await addOld('rejected', [
      [-390, 'arranged'],
      [-364, 'arranged'],
    ]);
    const cancelled = await addOld('interview', [[3, 'cancelled']]);
    const past = await addOld('rejected', [[-366, 'arranged']]);
    const cookie = await cookieFor(api, 'general');
    const { body } = await callAdmin(api, 'get', '/api/admin/retention/preview', { cookie }).expect(200);
    const forecast = (body as { kind: string }[]).find(({ kind }) => kind === 'application');
    expect(forecast).toMatchObject({ due: 2, soon: 3 });
    expect(await worker.get(CarryOutRetention, { strict: false }).run()).toMatchObject({ application: 2 });
    const left = await api.sql<{ id: string }>('SELECT id FROM applications WHERE id = ANY($1) ORDER BY id', [
      [coming, recent, cancelled, past],
    ]);
    expect(left.map(({ id }) => id)).toEqual([coming, recent].toSorted());
    expect(await api.sql('SELECT FROM interviews WHERE application_id = $1', [coming])).toHaveLength(1);
  });
});
