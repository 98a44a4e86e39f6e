import { addApplication, addResume } from '../../../test/add-application';
import { type TestApi, startApi } from '../../../test/start-api';
import { Database } from '../../platform/database/database';
import { listResumeObjects } from './erase-resumes.use-case';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const listObjects = (applicationId: string) =>
  listResumeObjects(api.app.get(Database, { strict: false }), [applicationId]);

describe('What storage holds of a resume', () => {
  it('is its file and every page that may have been drawn', async () => {
    const { id } = await addApplication(api);
    const resume = await addResume(api, id);
    const preview = 'p'.repeat(26);
    await api.sql("INSERT INTO resume_previews (application_id, key, state) VALUES ($1, $2, 'begun')", [id, preview]);
    const keys = await listObjects(id);
    const pages = [1, 2, 3, 4, 5].map((page) => `previews/${preview}/${page}.png`);
    expect(keys).toEqual([`resumes/${resume}`, ...pages]);
  });

  it('is nothing where there is no resume', async () => {
    const { id } = await addApplication(api);
    expect(await listObjects(id)).toEqual([]);
  });
});
