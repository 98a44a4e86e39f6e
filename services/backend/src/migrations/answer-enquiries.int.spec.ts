import type { QueryRunner } from 'typeorm';
import { forms, postForm } from '../../test/enquiries';
import { startApi, type TestApi } from '../../test/start-api';
import { AnswerEnquiriesTogether1764300000160 } from './1764300000160-answer-enquiries-together';

describe('The migration by which enquiries are answered together', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it.each(forms)('has those of the last 30 days in $table open with a date, and older ones closed', async (form) => {
    for (const name of ['New', 'Old']) await postForm(api.url, form, { ...form.fields, name }).expect(201);
    await api.sql(`UPDATE ${form.table} SET created_at = now() - interval '31 days' WHERE name = 'Old'`);
    const dates = () => api.sql(`SELECT name, state, answer_due_at, answer_from FROM ${form.table} ORDER BY name`);
    const [before] = await dates();
    const migration = new AnswerEnquiriesTogether1764300000160();
    const runner = { query: (text: string) => api.sql(text) } as unknown as QueryRunner;
    await migration.down(runner);
    await migration.up(runner);
    expect(await dates()).toEqual([before, { name: 'Old', state: 'closed', answer_due_at: null, answer_from: null }]);
    expect(before).toMatchObject({ state: 'open', answer_due_at: expect.any(Date) as Date });
  });
});
