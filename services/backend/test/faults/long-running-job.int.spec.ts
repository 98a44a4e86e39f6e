import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '../eventually';
import { isLongForm } from '../extent';
import { makePdf } from '../make-files';
import { postApplication } from '../post-application';
import { flush, queueServersOf } from '../queue-servers';
import { startApi } from '../start-api';
import { startClamd } from '../start-clamd';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';

/** In the time of three signs, a job without any would be added anew. */
const SIGNS = 3;

describe.each(queueServersOf(8))('a job that takes long, with the queue on %s', (_name, url) => {
  const isHere = url === null || (isLongForm && url !== 'missing');
  const test = isHere ? it : it.skip;

  test('fault 230: is run once at a time, however late it is, because its worker gives signs of it', async () => {
    const [api, smtp, clamd] = [await startApi(), await startSmtp(), await startClamd()];
    if (url) await flush(url);
    clamd.state.mood = 'holds-scans';
    const addresses = { DATABASE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl, MAIL_URL: smtp.url };
    const settings = { ...addresses, QUEUE_URL: url ?? api.databaseUrl, SCAN: clamd.url, ACKNOWLEDGE: 'none' };
    const workers: INestApplicationContext[] = [await startWorker(settings), await startWorker(settings)];
    try {
      await postApplication(api.url, { file: { name: 'cv.pdf', bytes: makePdf(3_000) } }).expect(201);
      await eventually(() => clamd.state.scans === 1, 'a scan under way');
      let [signs, before] = [0, 0];
      const job = "WHERE job = 'resumes.scan' AND state = 'pending'";
      await eventually(
        async () => {
          // One look of the reconcilers at most: two between two signs, and not the dozen signs between two looks of real life.
          await delay(4_000);
          const [row] = await api.sql<{ added: number }>(
            `UPDATE outbox_jobs SET queued_at = least(queued_at, now() - interval '21 s') ${job} RETURNING times_added AS added`,
          );
          if (row!.added < before) signs += 1;
          before = row!.added;
          return signs >= SIGNS;
        },
        'signs of it',
        90,
      );
      const [row] = await api.sql<{ round: number; failures: number }>(
        `SELECT round, failures FROM outbox_jobs ${job}`,
      );
      expect(row!.round).toBe(0);
      // A scan that is not answered fails after half a minute, and only then comes the next one.
      expect(clamd.state.scans).toBeLessThanOrEqual(row!.failures + 1);
    } finally {
      await clamd.stop();
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([api.stop(), smtp.stop()]);
    }
  }, 120_000);
});
