import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupFault } from '../backup-fault.ts';
import { LOOKED_AT, needFreshCertificates, SEALED } from '../certificates/sealed-certificates.ts';
import { CopiedLines } from '../mc/copied-lines.ts';
import { Mc, type Place } from '../mc/mc.ts';
import { readFiles } from '../mc/read-files.ts';
import type { RestorableFiles } from '../rehearse.ts';

const STORAGE_ID = 'storage-id';
const ERASURES = 'erasures/';
/** A restore to a moment of these days finds the files of that moment. */
const KEEP_DAYS = 14;
const NOTES = 'files-gone.json';

/** Since when each file has gone from the storage, by its name, in milliseconds since 1970. */
type Gone = Record<string, number>;

/** In the place of a folder: the notes are kept beside the copy, because nothing else outlives the container. */
export const bucketNotes = Symbol('beside the copy');

/** Copies the bucket of resumes, what was acknowledged and the sealed certificates to a folder or another bucket by `mc`. */
export class FilesBackup implements RestorableFiles {
  private readonly storage: Place;
  private readonly target: Place;
  private readonly mc: Mc;
  readonly lines: CopiedLines;
  /** The folder in which it notes since when a file has gone. */
  private readonly state: string | typeof bucketNotes;
  private isOurs = false;

  constructor(storage: Place, target: Place, state: string | typeof bucketNotes) {
    this.storage = storage;
    this.target = target;
    this.state = state;
    this.mc = new Mc(storage, target);
    this.lines = new CopiedLines(this.mc, `${target.path}/acknowledged`);
  }

  /**
   * Copies what is new. `certificates` is a folder with what the service `certificates` has sealed.
   * @returns how many files of the storage were new. Rejects with a BackupFault another-storage, or with what `mc` says
   */
  async copy(acknowledged: string, certificates?: string): Promise<number> {
    await this.refuseAnother();
    const names = await this.mc.list(this.storage.path);
    const before = new Set(await this.mc.list(this.files));
    // What an erasure removes must not be newer than the list of erasures: the list is last.
    await this.mc.mirror(this.storage.path, this.files, '--exclude', `${ERASURES}*`);
    if (names.some((name) => name.startsWith(ERASURES)))
      await this.mc.mirror(`${this.storage.path}/${ERASURES}`, `${this.files}/${ERASURES}`);
    await this.lines.copy(acknowledged);
    await this.removeGone(new Set(names));
    if (certificates) {
      needFreshCertificates(certificates);
      await this.mc.mirror(certificates, this.certificates, '--exclude', LOOKED_AT, '--exclude', '*.part');
    }
    return names.filter((name) => !before.has(name)).length;
  }

  /**
   * Copies the lines of what was acknowledged that are new. Asks once whether the place has the backup of another installation.
   * Rejects with a BackupFault another-storage, or with what `mc` says
   */
  async copyNewLines(acknowledged: string): Promise<void> {
    if (!this.isOurs) await this.refuseAnother();
    this.isOurs = true;
    await this.lines.copyNew(acknowledged);
  }

  /** Fetches the sealed certificates into a folder without any. @returns whether there are some in it then */
  async fetchCertificates(folder: string): Promise<boolean> {
    const file = join(folder, SEALED);
    if (existsSync(file)) return true;
    if (!(await this.mc.list(this.certificates)).includes(SEALED)) return false;
    await this.mc.run(['cp', '--quiet', `${this.certificates}/${SEALED}`, file]);
    // For the user of the gateway; without the key it is of no use to anybody.
    chmodSync(file, 0o644);
    return true;
  }

  names(): Promise<string[]> {
    return this.mc.list(this.files);
  }

  read(take: (name: string, content: Buffer) => void | Promise<void>): Promise<void> {
    return readFiles(this.mc, this.files, take);
  }

  /**
   * Copies files back that the storage lacks: those that are needed, and all but resumes and previews. A file that was removed since,
   * and that no row of the restored database names, stays away. @returns how many
   */
  async giveBack(needed: readonly string[]): Promise<number> {
    const there = new Set(await this.mc.list(this.storage.path));
    if (there.has(STORAGE_ID)) await this.refuseAnother();
    const wanted = new Set(needed);
    const isWanted = (name: string) => !/^(?:resumes|previews)\//.test(name) || wanted.has(name);
    const names = (await this.names()).filter((name) => isWanted(name) && !there.has(name));
    for (const name of names)
      await this.mc.run(['cp', '--quiet', `${this.files}/${name}`, `${this.storage.path}/${name}`]);
    return names.length;
  }

  /** Which of these the storage lacks. Rejects with a BackupFault another-storage, where all might seem lost, or with what `mc` says */
  async findLacking(names: readonly string[]): Promise<string[]> {
    await this.refuseAnother();
    const there = new Set(await this.mc.list(this.storage.path));
    // A backup that has no copy yet knows no storage, so that the id alone tells this one from an empty folder.
    if (names.length > 0 && !there.has(STORAGE_ID))
      throw new BackupFault(
        'another-storage',
        'The storage has no id, by which it is known: nothing is taken for lost.',
      );
    return names.filter((name) => !there.has(name));
  }

  private get certificates(): string {
    return `${this.target.path}/certificates`;
  }

  private get files(): string {
    return `${this.target.path}/storage`;
  }

  /** A storage that was mounted wrong, or made anew, is empty, and the copy would follow it. */
  private async refuseAnother(): Promise<void> {
    const [known, found] = await Promise.all([this.readId(this.files), this.readId(this.storage.path)]);
    if (known === undefined || known === found) return;
    const why = found === undefined ? 'it has no id' : 'its id differs';
    throw new BackupFault(
      'another-storage',
      `The storage is not the one that the backup knows: ${why}. Nothing was copied.`,
    );
  }

  private async readId(place: string): Promise<string | undefined> {
    const names = await this.mc.list(place);
    return names.includes(STORAGE_ID) ? this.mc.run(['cat', `${place}/${STORAGE_ID}`]) : undefined;
  }

  private async removeGone(names: ReadonlySet<string>): Promise<void> {
    const before = await this.readNotes();
    const gone: Gone = {};
    for (const name of await this.names()) {
      if (names.has(name)) continue;
      const since = before[name] ?? Date.now();
      if (Date.now() - since > KEEP_DAYS * 86_400_000) await this.mc.run(['rm', '--quiet', `${this.files}/${name}`]);
      else gone[name] = since;
    }
    const text = JSON.stringify(gone);
    if (this.state === bucketNotes) await this.mc.run(['pipe', '--quiet', `${this.target.path}/${NOTES}`], text);
    else writeFileSync(join(this.state, NOTES), text, { mode: 0o600 });
  }

  private async readNotes(): Promise<Gone> {
    if (this.state !== bucketNotes) {
      const file = join(this.state, NOTES);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Gone) : {};
    }
    const there = await this.mc.list(this.target.path);
    return there.includes(NOTES)
      ? (JSON.parse(await this.mc.run(['cat', `${this.target.path}/${NOTES}`])) as Gone)
      : {};
  }
}
