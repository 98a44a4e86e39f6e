import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runForBytes } from '../../local/process/run-to-end.ts';

const LIMIT_MS = 6 * 3_600_000;
const MC_FOLDER = '/tmp/.mc';

export interface Place {
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

/** The program `mc`, which knows these places. Each call rejects with what it says. */
export class Mc {
  private readonly access: Record<string, string>;

  constructor(...places: Place[]) {
    this.access = Object.assign({}, ...places.map(({ access }) => access)) as Record<string, string>;
  }

  /** @returns its standard output */
  async run(args: string[], input?: string): Promise<string> {
    return String(await this.call(args, input));
  }

  /** The bytes of these files, one behind the other. */
  read(files: string[]): Promise<Buffer> {
    return this.call(['cat', '--quiet', ...files]);
  }

  /** Copies what is new or newer, and removes nothing. */
  async mirror(from: string, to: string, ...options: string[]): Promise<void> {
    if (to.startsWith('/')) mkdirSync(to, { recursive: true, mode: 0o700 });
    // Neither --remove nor --watch: both have emptied copies of a source that could not be listed.
    await this.run(['mirror', '--quiet', '--overwrite', ...options, from, to]);
  }

  async list(path: string): Promise<string[]> {
    return [...(await this.sizesOf(path)).keys()];
  }

  /** The files of a place and their bytes. */
  async sizesOf(path: string): Promise<Map<string, number>> {
    const isFolder = path.startsWith('/');
    if (isFolder && !existsSync(path)) return new Map();
    const lines = await this.run(['ls', '--recursive', '--json', `${path}/`]);
    const entries = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry);
    return new Map(
      entries.flatMap(({ status, type, key, size }) =>
        status === 'success' && type === 'file' && key ? [[key, size ?? 0] as const] : [],
      ),
    );
  }

  private call(args: string[], input?: string): Promise<Buffer> {
    const env = { PATH: process.env.PATH, HOME: '/tmp', MC_CONFIG_DIR: MC_FOLDER, ...this.access };
    trustAuthority(process.env.NODE_EXTRA_CA_CERTS);
    return runForBytes('mc', args, { env, timeout: LIMIT_MS }, input);
  }
}

/** `mc` reads certificate authorities from a folder of its own, and not what Node is told. */
function trustAuthority(file: string | undefined): void {
  const folder = join(MC_FOLDER, 'certs', 'CAs');
  if (!file || existsSync(join(folder, 'ca.crt'))) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(file, join(folder, 'ca.crt'));
}
