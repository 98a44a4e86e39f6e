import { randomBytes } from 'node:crypto';
import { configFor } from '../../../../test/config-for';
import { inServer, templateUrl } from '../../../../test/databases';
import { migrations } from '../../../migrations';
import { runMigrations } from './run-migrations';

describe('migrations', () => {
  const name = `m_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();
  beforeAll(() => inServer(`CREATE DATABASE ${name}`));
  afterAll(() => inServer(`DROP DATABASE ${name} WITH (FORCE)`));

  it('run once when two processes start them at the same moment', async () => {
    const config = configFor({ DATABASE_URL: url });
    const done = await Promise.all([
      runMigrations(config, migrations),
      runMigrations(config, migrations),
      runMigrations(config, migrations),
    ]);
    expect(done.flat()).toEqual(migrations.map(({ name: migration }) => migration));
  });
});
