import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApi, startApi } from '../start-api';

const text = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');
const blocks = [...text.matchAll(/^```sql\n([^]*?)^```/gm)].map(([, block = '']) => block);
const inline = [...text.matchAll(/`((?:SELECT|UPDATE|ANALYZE) [^`]+)`/g)].map(([, statement = '']) => statement);
const statements = [...blocks, ...inline].map((sql) => sql.replaceAll(/<[a-z ]+>/g, randomUUID()));

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it('docs/operations.md has statements for operators', () => {
  expect(statements.length).toBeGreaterThan(10);
});

it.each(statements.map((statement) => [statement.split('\n', 1)[0], statement]))(
  'The database takes what docs/operations.md tells operators: %s',
  async (_, statement = '') => {
    await expect(api.sql(statement).then(() => 'taken')).resolves.toBe('taken');
  },
);
