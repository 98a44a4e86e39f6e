import type { QueryRunner } from 'typeorm';
import { postApplication } from '../../test/post-application';
import { postForm } from '../../test/post-form';
import { startApi, type TestApi } from '../../test/start-api';
import { UntieConsents1763946000000 } from './1763946000000-untie-consents';

describe('A consent', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());
  const count = async () => (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM consents'))[0]!.n;

  it('goes with its subject and with no other one, also after the migration was taken back and made again', async () => {
    await postApplication(api.url).expect(201);
    for (const kind of ['consultation', 'home-enquiry', 'contact-message'] as const)
      await postForm(api, kind, { agree: 'true' }).expect(201);
    expect(await count()).toBe(4);
    await api.sql('DELETE FROM contact_messages');
    await api.sql('DELETE FROM consultations');
    expect(await count()).toBe(2);
    const migration = new UntieConsents1763946000000();
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    await migration.down(runner);
    await api.sql('DELETE FROM home_enquiries');
    expect(await count()).toBe(1);
    await migration.up(runner);
    await api.sql('DELETE FROM applications');
    expect(await count()).toBe(0);
  });
});
