import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Launcher } from './choose-launcher.ts';

// The way PostgreSQL is started may change between two starts, for example when root takes over a user's folder.
export function handOverFiles(dataDir: string, launcher: Launcher): void {
  const { owner } = launcher;
  if (!owner || lstatSync(dataDir).uid === owner.uid) return;
  for (const entry of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(dataDir, entry), owner.uid, owner.gid);
  }
  lchownSync(dataDir, owner.uid, owner.gid);
}
