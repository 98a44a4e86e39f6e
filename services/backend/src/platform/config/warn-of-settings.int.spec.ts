import pino from 'pino';
import { configFor } from '../../../test/config-for';
import { startApi } from '../../../test/start-api';
import { createWorker } from '../../create-worker';

const recorder = () => {
  const warnings: unknown[] = [];
  const write = (line: string) => void warnings.push((JSON.parse(line) as { setting?: string }).setting);
  return { warnings, logger: pino({ level: 'warn' }, { write }) };
};

describe('at its start', () => {
  it('the API warns of an http address in production, and the worker of mails in clear, each once', async () => {
    const [ofApi, ofWorker] = [recorder(), recorder()];
    const api = await startApi({ NODE_ENV: 'production' }, undefined, ofApi.logger);
    const { databaseUrl: DATABASE_URL, storageUrl: STORAGE_URL } = api;
    const settings = { DATABASE_URL, QUEUE_URL: DATABASE_URL, STORAGE_URL, WORKER_HEALTH_PORT: '0' };
    const config = configFor({ ...settings, MAIL_URL: 'smtp://relay.internal?tls=none' });
    const worker = await createWorker(config, ofWorker.logger);
    await worker.close();
    await api.stop();
    expect(ofApi.warnings).toEqual(['SITE_URL']);
    expect(ofWorker.warnings).toEqual(['MAIL_URL']);
  });
});
