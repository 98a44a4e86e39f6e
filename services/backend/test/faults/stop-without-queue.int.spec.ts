import { eventually } from '../eventually';
import { postApplication, validFields } from '../post-application';
import { startApi } from '../start-api';
import { startOwnRedis } from '../start-own-redis';
import { answerAfter, startOddSmtp } from '../start-odd-smtp';
import { startWorker } from '../start-worker';
import { within } from '../../src/platform/within';

const withRedis = process.env['TEST_REDIS_URL'] ? it : it.skip;
/** Less than the 30 seconds after which a process is killed. */
const STOP_LIMIT_MS = 15_000;

withRedis(
  'fault 195: a worker whose Redis has gone, with a mail under way, is stopped within seconds; nothing is lost or sent twice',
  async () => {
    const [api, redis] = [await startApi(), await startOwnRedis()];
    const smtp = await startOddSmtp((step) => (step === 'dot' ? answerAfter(1_000) : undefined));
    const { databaseUrl, storageUrl } = api;
    const addresses = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, QUEUE_URL: redis.url, MAIL_URL: smtp.url };
    const settings = { ...addresses, ACKNOWLEDGE: 'none', WORKER_HEALTH_PORT: '0' };
    const count = async (sql: string) => (await api.sql(sql)).length;
    try {
      const first = await startWorker(settings);
      await postApplication(api.url).expect(201);
      await eventually(() => count('SELECT FROM deliveries WHERE copies = 1'), 'a mail under way');
      await redis.stop();
      await postApplication(api.url, { fields: { ...validFields, message: 'While the queue is away' } }).expect(201);
      await within(STOP_LIMIT_MS, first.close());
      expect(await api.sql('SELECT state FROM deliveries')).toEqual([{ state: 'sent' }]);

      await redis.start();
      const second = await startWorker(settings);
      // Jobs are made of an event some time after the application, so their end is none before its mail is there.
      await eventually(
        async () => (await count("SELECT FROM deliveries WHERE state = 'sent'")) === 2,
        'the second mail',
      );
      const pending = "SELECT FROM outbox_jobs WHERE state = 'pending'";
      await eventually(async () => (await count(pending)) === 0, 'the end of all jobs');
      await second.close();
      expect(await api.sql('SELECT state, copies FROM deliveries')).toEqual([
        { state: 'sent', copies: 1 },
        { state: 'sent', copies: 1 },
      ]);
    } finally {
      await Promise.all([api.stop(), redis.stop(), smtp.stop()]);
    }
  },
);
