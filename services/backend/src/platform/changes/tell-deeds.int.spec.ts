import { eventually } from '../../../test/eventually';
import { startApi, type TestApi } from '../../../test/start-api';
import { Database } from '../database/database';
import { Changes } from './changes';
import { DEEDS, MOST_IDS, TellDeeds, type ToldDeed } from './tell-deeds';

let api: TestApi;
let deeds: TellDeeds;
let database: Database;
const heard: ToldDeed[] = [];
beforeAll(async () => {
  api = await startApi();
  deeds = api.app.get(TellDeeds, { strict: false });
  database = api.app.get(Database, { strict: false });
  api.app.get(Changes, { strict: false }).on(DEEDS, (detail) => detail && heard.push(JSON.parse(detail) as ToldDeed));
  const listening = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`;
  await eventually(async () => (await api.sql(listening)).length > 0, 'the process to listen');
});
beforeEach(() => void (heard.length = 0));
afterAll(() => api.stop());

const deed = (name: string, id: string | null = null) => ({ deed: name, id, request: null });

describe('Other processes are told of a deed', () => {
  it('once its transaction is committed, and never of one that was rolled back', async () => {
    const failing = database.transaction(async (tx) => {
      deeds.tell(deed('test.undone'), tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    let isCommitted = false;
    await database.transaction(async (tx) => {
      deeds.tell(deed('test.done'), tx);
      // Longer than deeds are gathered.
      await api.sql('SELECT pg_sleep(0.2)');
      expect(heard).toEqual([]);
      isCommitted = true;
    });
    expect(isCommitted).toBe(true);
    await eventually(() => heard.length > 0, 'the deed');
    expect(heard.map(({ deed: name }) => name)).toEqual(['test.done']);
  });

  it('with those of the same moment and kind together, and with their ids as long as these are few', async () => {
    const ids = Array.from(
      { length: MOST_IDS + 1 },
      (_, at) => `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    );
    for (const id of ids) deeds.tell(deed('test.many', id));
    for (const id of ids.slice(1)) deeds.tell(deed('test.few', id));
    deeds.tell(deed('test.unknown', ids[0]));
    deeds.tell(deed('test.unknown'));
    await eventually(() => heard.length === 3, 'three kinds of deeds');
    expect(heard).toEqual([
      { deed: 'test.many', ids: null, request: null },
      { deed: 'test.few', ids: ids.slice(1), request: null },
      { deed: 'test.unknown', ids: null, request: null },
    ]);
  });
});
