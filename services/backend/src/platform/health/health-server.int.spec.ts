import { createTestDatabase } from '../../../test/databases';
import { freePort } from '../../../test/free-port';
import { startWorker } from '../../../test/start-worker';

describe('the health of a worker', () => {
  it('is told on a port of its own, and follows the database', async () => {
    const database = await createTestDatabase();
    const port = await freePort();
    const worker = await startWorker({
      DATABASE_URL: database.url,
      QUEUE_URL: database.url,
      WORKER_HEALTH_PORT: port,
    });
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    try {
      expect([await status('/health/live'), await status('/health/ready'), await status('/else')]).toEqual([
        200, 200, 404,
      ]);
      await database.drop();
      expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503]);
    } finally {
      await worker.close();
    }
  });
});
