import { eventually } from '../../../../test/eventually';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorkerOf } from '../../../../test/start-worker';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it('The worker forgets used challenges when they have expired, and no sooner', async () => {
  await api.sql(
    `INSERT INTO used_challenges (signature, expires_at) VALUES
       (sha256('old'), now() - interval '2 hours'), (sha256('new'), now() + interval '10 minutes')`,
  );
  const worker = await startWorkerOf(api);
  try {
    const usedChallenges = () =>
      api.sql<{ kept: boolean }>(`SELECT signature = sha256('new') AS kept FROM used_challenges`);
    await eventually(async () => (await usedChallenges()).length === 1, 'the purge');
    expect(await usedChallenges()).toEqual([{ kept: true }]);
  } finally {
    await worker.close();
  }
});
