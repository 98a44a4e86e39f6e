import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const run = (file: string, ...args: string[]) => execFileSync(file, args, { encoding: 'utf8' }).trim();

export interface SmallDisk {
  /** A compose file by which Postgres has its data on the disk. */
  file: string;
  remove(): void;
}

/** A disk of so many megabytes for the database of a compose project, in a file of the folder. Needs root. @throws where there is no loop device */
export function makeSmallDisk(folder: string, megabytes: number): SmallDisk {
  const image = join(folder, 'disk.img');
  run('truncate', `--size=${megabytes}M`, image);
  // Postgres of the image.
  run('mkfs.ext4', '-q', '-m', '0', '-E', 'root_owner=999:999', image);
  const device = run('losetup', '--find', '--show', image);
  const file = join(folder, 'small-disk.yml');
  writeFileSync(file, `volumes: { postgres: { driver_opts: { type: ext4, device: ${device} } } }\n`);
  return { file, remove: () => void run('losetup', '--detach', device) };
}
