import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { configFor } from '../test/config-for';
import { dropDatabase, inServer, templateUrl } from '../test/databases';
import { bringUpToDate } from './bring-up-to-date';
import { createWorker } from './create-worker';
import { createLogger } from './platform/log/logger';

const logger = createLogger('test', 'silent');

describe('An installation for the public with the examples that it came with', () => {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const url = Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();
  const settings = {
    DATABASE_URL: url,
    QUEUE_URL: url,
    SITE_URL: 'https://www.asha-ductworks.in',
    EXAMPLE_COMPANY: 'no',
  };
  const config = configFor({ ...settings, MAIL_URL: 'smtp://maildev:1025?tls=none' });
  beforeAll(() => inServer(`CREATE DATABASE ${name}`));
  afterAll(() => dropDatabase(name));

  it('row 220: is refused by migrate before a table is made, and by the worker', async () => {
    const problems = /MAIL_URL is a demo inbox.*COMPANY_NAME is.*MAIL_FROM is.*HR_MAIL_TO is.*ENQUIRIES_MAIL_TO is/s;
    await expect(bringUpToDate(config, logger)).rejects.toThrow(problems);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace");
    await client.end();
    expect(rows).toEqual([]);
    await expect(createWorker(config, logger)).rejects.toThrow(problems);
  });
});
