import request from 'supertest';
import { type TestApi, startApi } from '../../../test/start-api';
import { defaultFormOptions } from './form-settings.repository';
import { FindFormOptions } from './options/find-form-options.use-case';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() => api.app.get(FindFormOptions, { strict: false }).invalidate());

const read = () => request(api.url).get('/api/form-settings');

describe('The form settings', () => {
  it('offer the seven positions and the ranges of experience from the first migration on', async () => {
    expect((await read().expect(200)).body).toEqual(defaultFormOptions);
    expect(defaultFormOptions.positions).toHaveLength(7);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await read().expect(200).expect('Cache-Control', 'no-cache');
    await read().set('If-None-Match', headers['etag']!).expect(304);
  });

  it('tell the other modules the same and what went of late, with experience always as a list', async () => {
    await api.sql(`UPDATE form_settings SET positions = '{Tester}', experience = '{3}'`);
    await api.sql(`INSERT INTO removed_form_options (kind, option, removed_at) VALUES
      ('positions', 'Cobbler', now() - interval '23 hours 59 minutes'), ('experience', '2', now()),
      ('positions', 'Fletcher', now() - interval '24 hours 1 minute')`);
    const options = { positions: ['Tester'], experience: ['3'] };
    expect((await read().expect(200)).body).toEqual(options);
    await expect(api.app.get(FindFormOptions, { strict: false }).find()).resolves.toEqual({
      ...options,
      recentlyRemoved: { positions: ['Cobbler'], experience: ['2'] },
    });
  });

  it('use the defaults where nothing was saved (row 48)', async () => {
    await api.sql('DELETE FROM form_settings');
    expect((await read().expect(200)).body).toEqual(defaultFormOptions);
  });
});
