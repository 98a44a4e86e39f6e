import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../local/process/run-to-end.ts';
import { BackupFault } from '../backup-fault.ts';
import { LOOKED_AT, needFreshCertificates, SEALED } from '../certificates/sealed-certificates.ts';
import type { RestorableFiles } from '../rehearse.ts';

const STORAGE_ID = 'storage-id';
const ERASURES = 'erasures/';
/** A restore to a moment of these days finds the files of that moment. */
const KEEP_DAYS = 14;
const LIMIT_MS = 6 * 3_600_000;
const MC_FOLDER = '/tmp/.mc';
const NOTES = 'files-gone.json';

/** Since when each file has gone from the storage, by its name, in milliseconds since 1970. */
type Gone = Record<string, number>;

/** In the place of a folder: the notes are kept beside the copy, because nothing else outlives the container. */
export const bucketNotes = Symbol('beside the copy');

interface Place {
  /** As `mc` calls it: a folder, or an alias with its bucket. */
  path: string;
  /** The variables that tell `mc` where the alias leads. */
  access: Record<string, string>;
}

/** The place that an address s3://key:secret@host:port/bucket/folder?tls=true names. */
export function placeOf(address: string, alias: string): Place {
  const { username, password, host, pathname, searchParams } = new URL(address);
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https';
  const access = { [`MC_HOST_${alias}`]: `${scheme}://${username}:${password}@${host}` };
  return { path: `${alias}${pathname.replace(/\/$/, '')}`, access };
}

export const folderPlace = (path: string): Place => ({ path, access: {} });

interface Entry {
  status: string;
  type?: string;
  key?: string;
  /** In bytes. */
  size?: number;
}

/** Copies the bucket of resumes, what was acknowledged and the sealed certificates to a folder or another bucket by `mc`. */
export class FilesBackup implements RestorableFiles {
  private readonly storage: Place;
  private readonly target: Place;
  /** The folder in which it notes since when a file has gone. */
  private readonly state: string | typeof bucketNotes;

  constructor(storage: Place, target: Place, state: string | typeof bucketNotes) {
    this.storage = storage;
    this.target = target;
    this.state = state;
  }

  /**
   * Copies what is new. `certificates` is a folder with what the service `certificates` has sealed.
   * @returns how many files of the storage were new. Rejects with a BackupFault another-storage, or with what `mc` says
   */
  async copy(acknowledged: string, certificates?: string): Promise<number> {
    await this.refuseAnother();
    const names = await this.list(this.storage.path);
    const before = new Set(await this.list(this.files));
    // What an erasure removes must not be newer than the list of erasures: the list is last.
    await this.mirror(this.storage.path, this.files, '--exclude', `${ERASURES}*`);
    if (names.some((name) => name.startsWith(ERASURES)))
      await this.mirror(`${this.storage.path}/${ERASURES}`, `${this.files}/${ERASURES}`);
    if (existsSync(acknowledged)) await this.copyLines(acknowledged);
    await this.removeGone(new Set(names));
    if (certificates) {
      needFreshCertificates(certificates);
      await this.mirror(certificates, this.certificates, '--exclude', LOOKED_AT, '--exclude', '*.part');
    }
    return names.filter((name) => !before.has(name)).length;
  }

  /** Fetches the sealed certificates into a folder without any. @returns whether there are some in it then */
  async fetchCertificates(folder: string): Promise<boolean> {
    const file = join(folder, SEALED);
    if (existsSync(file)) return true;
    if (!(await this.list(this.certificates)).includes(SEALED)) return false;
    await this.mc(['cp', '--quiet', `${this.certificates}/${SEALED}`, file]);
    // For the user of the gateway; without the key it is of no use to anybody.
    chmodSync(file, 0o644);
    return true;
  }

  names(): Promise<string[]> {
    return this.list(this.files);
  }

  async restore(folder: string): Promise<number> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await this.mirror(this.files, folder);
    return (await this.list(folder)).length;
  }

  /**
   * Copies files back that the storage lacks: those that are needed, and all but resumes and previews. A file that was removed since,
   * and that no row of the restored database names, stays away. @returns how many
   */
  async giveBack(needed: readonly string[]): Promise<number> {
    const there = new Set(await this.list(this.storage.path));
    if (there.has(STORAGE_ID)) await this.refuseAnother();
    const wanted = new Set(needed);
    const isWanted = (name: string) => !/^(?:resumes|previews)\//.test(name) || wanted.has(name);
    const names = (await this.names()).filter((name) => isWanted(name) && !there.has(name));
    for (const name of names) await this.mc(['cp', '--quiet', `${this.files}/${name}`, `${this.storage.path}/${name}`]);
    return names.length;
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
    const names = await this.list(place);
    return names.includes(STORAGE_ID) ? this.mc(['cat', `${place}/${STORAGE_ID}`]) : undefined;
  }

  private async list(place: string): Promise<string[]> {
    return [...(await this.sizesOf(place)).keys()];
  }

  /** The files of a place and their bytes. */
  private async sizesOf(place: string): Promise<Map<string, number | undefined>> {
    const isFolder = place.startsWith('/');
    if (isFolder && !existsSync(place)) return new Map();
    const lines = await this.mc(['ls', '--recursive', '--json', `${place}/`]);
    const entries = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry);
    return new Map(
      entries.flatMap(({ status, type, key, size }) =>
        status === 'success' && type === 'file' && key ? [[key, size] as const] : [],
      ),
    );
  }

  /**
   * Copies each file as it is at this moment: the API appends to one, and `mc` fails at a file that grows while it is read. Of former
   * days what has as many bytes as its copy is left out; of the last two days, a volume that was made anew may have other lines as long.
   */
  private async copyLines(folder: string): Promise<void> {
    const copies = `${this.target.path}/acknowledged`;
    const sizes = await this.sizesOf(copies);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const still = mkdtempSync(join(tmpdir(), 'acknowledged-'));
    try {
      // A file system may have folders of its own there, such as lost+found.
      for (const name of readdirSync(folder).filter((one) => one.endsWith('.log'))) {
        // Removed meanwhile, as those are that are older than what is kept.
        const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size;
        if (size === undefined || (name < yesterday && size === sizes.get(name))) continue;
        copyFileSync(join(folder, name), join(still, name));
        await this.mirror(still, copies);
        rmSync(join(still, name));
      }
    } finally {
      rmSync(still, { recursive: true });
    }
  }

  private async mirror(from: string, to: string, ...options: string[]): Promise<void> {
    if (to.startsWith('/')) mkdirSync(to, { recursive: true, mode: 0o700 });
    // Neither --remove nor --watch: both have emptied copies of a source that could not be listed.
    await this.mc(['mirror', '--quiet', '--overwrite', ...options, from, to]);
  }

  private async removeGone(names: ReadonlySet<string>): Promise<void> {
    const before = await this.readNotes();
    const gone: Gone = {};
    for (const name of await this.names()) {
      if (names.has(name)) continue;
      const since = before[name] ?? Date.now();
      if (Date.now() - since > KEEP_DAYS * 86_400_000) await this.mc(['rm', '--quiet', `${this.files}/${name}`]);
      else gone[name] = since;
    }
    const text = JSON.stringify(gone);
    if (this.state === bucketNotes) await this.mc(['pipe', '--quiet', `${this.target.path}/${NOTES}`], text);
    else writeFileSync(join(this.state, NOTES), text, { mode: 0o600 });
  }

  private async readNotes(): Promise<Gone> {
    if (this.state !== bucketNotes) {
      const file = join(this.state, NOTES);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Gone) : {};
    }
    const there = await this.list(this.target.path);
    return there.includes(NOTES) ? (JSON.parse(await this.mc(['cat', `${this.target.path}/${NOTES}`])) as Gone) : {};
  }

  private mc(args: string[], input?: string): Promise<string> {
    const env = {
      PATH: process.env.PATH,
      HOME: '/tmp',
      MC_CONFIG_DIR: MC_FOLDER,
      ...this.storage.access,
      ...this.target.access,
    };
    trustAuthority(process.env.NODE_EXTRA_CA_CERTS);
    return runToEnd('mc', args, { env, timeout: LIMIT_MS }, input);
  }
}

/** `mc` reads certificate authorities from a folder of its own, and not what Node is told. */
function trustAuthority(file: string | undefined): void {
  const folder = join(MC_FOLDER, 'certs', 'CAs');
  if (!file || existsSync(join(folder, 'ca.crt'))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(file, join(folder, 'ca.crt'));
}
