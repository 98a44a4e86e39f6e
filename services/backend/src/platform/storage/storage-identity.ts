import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { findRow, oneRow, queries, run } from '../database/queries';
import { statement } from '../database/statement';
import { Storage, StorageUnavailable, StoredObjectMissing } from './storage';

/**
 * SQL of the columns `key` and `lost`: some of the objects that rows point to, the oldest and the newest, and whether it is known
 * that storage has lost them.
 */
export const STORED_OBJECTS = Symbol('SQL of stored objects');

/** The storage that answers is not the one that the database knows, or nobody can tell. */
export class StorageIsAnother extends StorageUnavailable {
  constructor(why: string) {
    super(undefined);
    this.message = `This is not the storage that the database knows: ${why}`;
  }
}

/** What a look at some of the objects that rows point to has found. */
export type Evidence = { looked: number; there: number; rows: number };

const KEY = 'storage-id';
const MOST_BYTES = 100;

type Identity = { id: string; written: boolean };
const KNOWN = 'SELECT id, written_at IS NOT NULL AS written FROM storage_identity';
const identity = queries('storage-identity', {
  find: findRow<Identity, []>(KNOWN),
  get: oneRow<Identity>(KNOWN),
  findSince: findRow<{ at: Date | null }, []>('SELECT written_at AS at FROM storage_identity'),
  add: run<[id: string]>('INSERT INTO storage_identity (id) VALUES ($1) ON CONFLICT DO NOTHING'),
  adopt: run<[id: string]>('UPDATE storage_identity SET id = $1, written_at = now()'),
});

/**
 * Tells whether the storage is the one that the database knows. A mount that is lost leaves an empty folder, and an address may
 * lead to another bucket: both would take files and lose them to the database. So an id stands in both. It is put into a storage
 * only once, while no row points to a file; a person does it later, by the command `storage-id`.
 */
@Injectable()
export class StorageIdentity {
  private readonly storage: Storage;
  private readonly storedObjects: ReturnType<typeof statement>;

  constructor(
    @InjectConfig() config: Config,
    private readonly database: Database,
    @Inject(STORED_OBJECTS) storedObjects: string,
  ) {
    this.storage = new Storage(config);
    this.storedObjects = statement('storage-identity.stored-objects', storedObjects);
  }

  /** Writes the id where there is none yet. @throws StorageIsAnother; StorageUnavailable when storage does not answer */
  async check(): Promise<void> {
    const [recorded, storedId] = await Promise.all([identity.find(this.database), this.findInStorage()]);
    if (!recorded?.written) return this.begin(storedId);
    if (storedId === null) throw new StorageIsAnother('it has no id');
    if (storedId !== recorded.id) throw new StorageIsAnother(`its id is ${storedId}, and not ${recorded.id}`);
  }

  /** Since when the database knows the storage; null while it does not. */
  async knownSince(): Promise<Date | null> {
    return (await identity.findSince(this.database))?.at ?? null;
  }

  /** Does what changes the storage, if it is the right one before and after. @throws as `check` */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.check();
    const result = await work();
    await this.check();
    return result;
  }

  /** Takes the storage for the right one from now on, and gives it the id of the database if there is one. Returns the id. */
  async settle(): Promise<string> {
    return this.write(await this.findInStorage());
  }

  /** Looks for some of the objects that rows point to, except for those that are known to be lost. @throws StorageUnavailable */
  async gatherEvidence(): Promise<Evidence> {
    const rows = await this.database.query<{ key: string; lost: boolean }>(this.storedObjects);
    const expected = rows.filter(({ lost }) => !lost);
    const present = await Promise.all(expected.map(({ key }) => this.has(key)));
    return { looked: expected.length, there: present.filter(Boolean).length, rows: rows.length };
  }

  /** The first start on this database, or the first one after the update that brought the id. */
  private async begin(storedId: string | null): Promise<void> {
    const { looked, there, rows } = await this.gatherEvidence();
    if (rows > 0 && (there === 0 || there < looked))
      throw new StorageIsAnother(`it has ${there} of ${looked} files that were looked for`);
    await this.write(storedId);
  }

  /** The database first, so that processes that begin at the same time write the same id. */
  private async write(storedId: string | null): Promise<string> {
    await identity.add(this.database, storedId ?? randomUUID());
    const recorded = await identity.get(this.database);
    const id = recorded.written ? recorded.id : (storedId ?? recorded.id);
    await this.storage.put(KEY, Buffer.from(`${id}\n`), 'text/plain');
    await identity.adopt(this.database, id);
    return id;
  }

  private async findInStorage(): Promise<string | null> {
    try {
      return (await this.storage.readWhole(KEY, MOST_BYTES)).toString().trim().slice(0, MOST_BYTES);
    } catch (error) {
      if (error instanceof StoredObjectMissing) return null;
      throw error;
    }
  }

  private async has(key: string): Promise<boolean> {
    try {
      await this.storage.readWhole(key, 0);
      return true;
    } catch (error) {
      if (error instanceof StoredObjectMissing) return false;
      throw error;
    }
  }
}
