import type { QueryRunner } from 'typeorm';
import { addApplication, addResume } from '../../test/add-application';
import { startApi, type TestApi } from '../../test/start-api';
import { OpenRejectedResumes1764180000000 } from './1764180000000-open-rejected-resumes';

describe('Resumes that were rejected before the reader had the last word', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it('are opened to HR where a guess about their end had rejected them, and no others', async () => {
    const given = [
      ['a guess about a PDF', 'The PDF is cut off or damaged.', 'pending'],
      ['a guess about a Word document', 'The Word document is cut off or damaged.', 'not-scanned'],
      ['an infected one', 'The PDF is cut off or damaged.', 'infected'],
      ['one damaged on its way', 'The file was damaged on its way.', 'pending'],
    ] as const;
    const names = new Map<string, string>();
    for (const [what, note, scanState] of given) {
      const { id } = await addApplication(api);
      names.set(id, what);
      await addResume(api, id, { state: 'rejected' });
      const values = [id, note, scanState];
      await api.sql('UPDATE resumes SET note = $2, scan_state = $3 WHERE application_id = $1', values);
    }
    const migration = new OpenRejectedResumes1764180000000();
    const runner = { query: (text: string, values: unknown[]) => api.sql(text, values) } as unknown as QueryRunner;
    // Once more, as after a migration that was taken back.
    for (let times = 0; times < 2; times += 1) await migration.up(runner);

    const rows = await api.sql<{ id: string; state: string; note: string | null }>(
      'SELECT application_id AS id, state, note FROM resumes ORDER BY application_id',
    );
    expect(rows.map(({ id, state, note }) => [names.get(id), state, note])).toEqual([
      ['a guess about a PDF', 'stored', null],
      ['a guess about a Word document', 'stored', null],
      ['an infected one', 'rejected', 'The PDF is cut off or damaged.'],
      ['one damaged on its way', 'rejected', 'The file was damaged on its way.'],
    ]);
    const events = "SELECT subject_id AS id FROM outbox WHERE event = 'resume.stored' ORDER BY subject_id";
    const told = (await api.sql<{ id: string }>(events)).map(({ id }) => names.get(id));
    expect(told).toEqual(['a guess about a PDF', 'a guess about a Word document']);
  });
});
