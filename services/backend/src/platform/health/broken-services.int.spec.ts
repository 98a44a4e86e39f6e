import { writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../../test/eventually';
import { freePort } from '../../../test/free-port';
import { startApi } from '../../../test/start-api';
import { startSmtp } from '../../../test/start-smtp';
import { startWorker } from '../../../test/start-worker';

describe('The detailed readiness of a worker', () => {
  it('row 221: names the mail server and the storage while they are out of order, without any mail or file', async () => {
    const [api, smtp, port] = [await startApi(), await startSmtp(), await freePort()];
    const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const worker = await startWorker({ ...addresses, MAIL_URL: smtp.url, METRICS_PORT: port });
    const readiness = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
      return (await answer.json()) as { status: string; parts: Record<string, string> };
    };
    const partsAre = (mail: string, storage: string) =>
      eventually(async () => {
        const { parts } = await readiness();
        return parts['mail'] === mail && parts['storage'] === storage;
      }, `mail ${mail}, storage ${storage}`);
    await partsAre('ok', 'ok');
    await smtp.stop();
    const folder = fileURLToPath(api.storageUrl);
    await rename(folder, `${folder}-away`);
    writeFileSync(folder, 'no folder');
    await partsAre('down', 'down');
    expect((await readiness()).status).toBe('ok');
    await worker.close();
    await api.stop();
    await rm(`${folder}-away`, { recursive: true });
  });
});
