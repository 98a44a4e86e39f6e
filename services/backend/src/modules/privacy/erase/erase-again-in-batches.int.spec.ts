import pino from 'pino';
import { addApplication } from '../../../../test/add-application';
import { explaining } from '../../../../test/explain';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { findErasedSubmissions } from '../person.repository';
import { EraseAgain } from './erase-again.use-case';
import { EraseAgainWithFiles } from './erase-again-with-files.use-case';
import { erasureList, type WrittenErasure, writeEntry } from './erasure-list.repository';
import { RepeatErasures } from './repeat-erasures';

let api: TestApi;
let database: Database;
beforeEach(async () => {
  api = await startApi();
  database = api.app.get(Database, { strict: false });
});
afterEach(() => api.stop());

const eraseAgain = () => api.app.get(EraseAgain, { strict: false });

/** As the list has somebody who was erased a moment ago. */
async function entryOf(email: string): Promise<WrittenErasure> {
  const { hash: addressHash } = await erasureList.hashOf(database, email);
  const { mark: key } = await erasureList.keyMark(database);
  return { addressHash, erasedAt: new Date(Date.now() + 60_000), key };
}

const addMany = (count: number, email: string) =>
  api.sql(
    `INSERT INTO applications (reference, name, email, apply, experience)
     SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'A', CASE WHEN n % 20 = 0 THEN $2 ELSE 'b' || n || '@mail.example' END,
       'x', 'x' FROM generate_series(1, $1::int) n`,
    [count, email],
  );
const countLeft = async (email: string) => (await api.sql('SELECT FROM applications WHERE email = $1', [email])).length;

/** How often submissions were looked at. */
async function countLooks(work: () => Promise<unknown>): Promise<number> {
  const queries = jest.spyOn(Database.prototype, 'query');
  try {
    await work();
    return queries.mock.calls.filter(([{ name }]) => name.startsWith('person.find-erased')).length;
  } finally {
    queries.mockRestore();
  }
}

describe('Erasing again', () => {
  it('looks at no submission while the list holds nothing that the database does not know', async () => {
    await addApplication(api, { email: 'asha@mail.example' });
    const entry = await entryOf('asha@mail.example');
    expect(await countLooks(() => eraseAgain().run())).toBe(0);
    expect((await eraseAgain().run([entry])).counts.applications).toBe(1);
    expect(await countLooks(() => eraseAgain().run([entry]))).toBe(0);
    const later = { ...entry, erasedAt: new Date(entry.erasedAt.getTime() + 1) };
    expect(await countLooks(() => eraseAgain().run([later]))).toBeGreaterThan(0);
  });

  it('looks at a batch of submissions at a time, reads the key once for each, and erases 200 at a time', async () => {
    await addMany(12_000, 'asha@mail.example');
    await api.sql('ANALYZE applications');
    const entry = await entryOf('Asha@mail.example');
    const { sql, plans } = explaining(api);
    const emails: string[] = [];
    for await (const { id } of findErasedSubmissions(sql, [entry])) emails.push(id);
    expect(emails).toHaveLength(600);
    const plan = plans.get('person.find-erased-application');
    expect(plan).toContain('applications_pkey');
    expect(plan?.match(/erasure_key/g)).toHaveLength(1);
    expect(plan).not.toMatch(/SubPlan/);

    expect((await eraseAgain().run([entry])).counts.applications).toBe(600);
    expect(await countLeft('asha@mail.example')).toBe(0);
    expect(await api.sql('SELECT FROM applications')).toHaveLength(11_400);
    expect(await api.sql("SELECT FROM audit_log WHERE action = 'person.erased-again'")).toHaveLength(3);
  });

  it('goes on where it was cut short, because the list has an entry only when its erasure is done', async () => {
    await addMany(8_000, 'asha@mail.example');
    const entry = await entryOf('asha@mail.example');
    const cut = jest.spyOn(api.app.get(RecordAudit, { strict: false }), 'record');
    cut.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('cut short'));
    await expect(eraseAgain().run([entry])).rejects.toThrow('cut short');
    cut.mockRestore();
    expect(await countLeft('asha@mail.example')).toBe(200);
    expect(await api.sql('SELECT FROM erasure_list')).toEqual([]);
    expect((await eraseAgain().run([entry])).counts.applications).toBe(200);
    expect(await api.sql('SELECT FROM erasure_list')).toHaveLength(1);
  });

  it('by the command, also erases whom the database itself knows, when a part of it was restored', async () => {
    const entry = await entryOf('asha@mail.example');
    await erasureList.add(database, entry.addressHash, entry.erasedAt);
    await addApplication(api, { email: 'asha@mail.example' });
    expect((await eraseAgain().run()).counts.applications).toBe(0);
    expect((await api.app.get(EraseAgainWithFiles, { strict: false }).run()).counts.applications).toBe(1);
  });

  it('raises an alarm when it fails, and is repeated by the next round until it is done for the day', async () => {
    const lines: { alarm?: string }[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as object) });
    const repeating = new RepeatErasures(eraseAgain(), logger);
    const storage = api.app.get(Storage, { strict: false });
    await storage.put('erasures/odd.json', Buffer.from('no entry'), 'application/json');
    await repeating.run();
    expect(lines).toMatchObject([{ alarm: 'erasures_unchecked' }]);
    await addApplication(api, { email: 'asha@mail.example' });
    const entry = await entryOf('asha@mail.example');
    const object = `erasures/${entry.addressHash.toString('hex')}.json`;
    await storage.put(object, Buffer.from(writeEntry(entry)), 'application/json');
    await repeating.run();
    expect(lines).toHaveLength(2);
    await storage.remove('erasures/odd.json');
    await repeating.run();
    expect(await countLeft('asha@mail.example')).toBe(0);
    await storage.put('erasures/odd.json', Buffer.from('no entry'), 'application/json');
    await repeating.run();
    expect(lines).toHaveLength(2);
  });
});
