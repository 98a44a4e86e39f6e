import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { RenewDocuments } from './renew-documents';

let api: TestApi;
let hr: string;
let general: string;
const people = { Asha: 'Wrote résumé parsers in C++ on the phone', Bala: 'Wrote résumé parsers in C++ on the phone' };
const ids: string[] = [];

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  for (const [name, text] of Object.entries(people)) {
    const { id } = await addApplication(api, { name, email: `${name}@mail.example` });
    await addResume(api, id);
    await api.sql(`INSERT INTO resume_texts (application_id, text, state) VALUES ($1, $2, 'done')`, [id, text]);
    ids.push(id);
  }
  // No other one can be opened.
  await api.sql("UPDATE resumes SET scan_state = 'clean' WHERE application_id = $1", [ids[0]]);
  // As the version before wrote it.
  await api.sql(
    `UPDATE application_documents SET renewed = false, rules = 1,
       document = to_tsvector('simple', 'asha') || to_tsvector('english', 'asha ' || $2) WHERE application_id = $1`,
    [ids[0], people.Asha],
  );
});
afterAll(() => api.stop());

const namesBy = async (q: string) => {
  const sorted = { filter: JSON.stringify({ q }), sort: JSON.stringify(['relevance', 'DESC']) };
  const { body } = await request(api.url).get('/api/admin/applications').query(sorted).set('Cookie', hr).expect(200);
  return body.map(({ name }: { name: string }) => name).toSorted();
};
const waiting = async () =>
  (await request(api.url).get('/api/admin/reports/health').set('Cookie', general).expect(200)).body.search;

describe('A document from before the update', () => {
  it('is found by its old words, beside the new ones, and is counted in the report', async () => {
    expect(await waiting()).toEqual({ oldDocuments: 1, oldTexts: 1 });
    expect(await namesBy('parser')).toEqual(['Asha', 'Bala']);
    expect(await namesBy('"on the phone"')).toEqual(['Asha', 'Bala']);
    expect(await namesBy('asha parsers')).toEqual(['Asha']);
    expect(await namesBy('C++ resume')).toEqual(['Bala']);
  });

  it('is made anew in the background, once, without a change of the application', async () => {
    const renewing = new RenewDocuments(api.app.get(Database), { every: () => undefined } as never);
    await renewing.run();
    expect(await waiting()).toEqual({ oldDocuments: 0, oldTexts: 1 });
    expect(await namesBy('C++ resume')).toEqual(['Asha', 'Bala']);
    const selectVersions = 'SELECT xmin FROM application_documents ORDER BY application_id';
    const before = await api.sql(selectVersions);
    await renewing.run();
    expect(await api.sql(selectVersions)).toEqual(before);
    expect(await api.sql('SELECT DISTINCT version FROM applications')).toEqual([{ version: 1 }]);
  });
});
