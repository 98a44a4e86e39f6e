import type { QueryRunner } from 'typeorm';
import { postApplication } from '../../test/post-application';
import { startApi, type TestApi } from '../../test/start-api';
import { policies } from '../modules/privacy/find-policy.use-case';
import { CreatePrivacyTables1763890000000 } from './1763890000000-create-privacy-tables';
import { FindApplicationsByAddress1764170000000 } from './1764170000000-find-applications-by-address';
import { FindEnquiriesByParts1764170000001 } from './1764170000001-find-enquiries-by-parts';
import { FindMailsToPeople1764170000002 } from './1764170000002-find-mails-to-people';
import { ReadMailbox1764300000174 } from './1764300000174-read-mailbox';

/** Later ones stand on it, so they are taken back before it, the last one first. */
const migrations = [
  CreatePrivacyTables1763890000000,
  FindApplicationsByAddress1764170000000,
  FindEnquiriesByParts1764170000001,
  FindMailsToPeople1764170000002,
  ReadMailbox1764300000174,
].map((Migration) => new Migration());

describe('The migration that makes the tables of privacy', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it('can be taken back and made again while there are consents, whose old rows then know no hash', async () => {
    await postApplication(api.url).expect(201);
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    for (const migration of migrations.toReversed()) await migration.down(runner);
    for (const migration of migrations) await migration.up(runner);
    expect(await api.sql('SELECT policy_version, policy_sha256 FROM consents')).toEqual([
      { policy_version: policies[0].version, policy_sha256: null },
    ]);
    const [row] = await api.sql('SELECT octet_length(key) AS length, key <> sha256($1) AS own FROM erasure_key', ['']);
    expect(row).toEqual({ length: 32, own: true });
  });
});
