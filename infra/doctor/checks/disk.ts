import type { Finding } from '../finding.ts';

const GIGABYTE = 1024 ** 3;

export interface Room {
  /** Where, for people. */
  place: string;
  freeBytes: number;
  totalBytes: number;
  /** Whether the database has its reserve there; undefined where it is kept nowhere. */
  hasReserve?: boolean;
}

/** A place whose room could not be told. */
export interface UnknownRoom {
  place: string;
  why: string;
}

/** Whether there is room left. Postgres stops at a full disk. */
export function judgeRoom(room: Room | UnknownRoom): Finding {
  const check = 'disk';
  if ('why' in room) return { check, state: 'unknown', says: `${room.place} could not be looked at: ${room.why}` };
  const { place, freeBytes, totalBytes, hasReserve } = room;
  const free = (freeBytes / GIGABYTE).toFixed(1);
  const percent = totalBytes > 0 ? Math.floor((100 * freeBytes) / totalBytes) : 0;
  const says = `${place} has ${free} GB free (${percent} %).${wordsOfReserve[`${hasReserve}`] ?? ''}`;
  const todo = 'make room: logs, old images (docker image prune), old backups; or take a larger disk.';
  if (freeBytes < GIGABYTE) return { check, state: 'fault', says, todo };
  if (freeBytes < 5 * GIGABYTE || percent < 10) return { check, state: 'warning', says, todo };
  return { check, state: 'good', says };
}

/** Where there is none the disk was full, or `docker compose up` was called by hand. */
const wordsOfReserve: Record<string, string> = {
  true: ' The database has its reserve there.',
  false: ' The database has no reserve there: make compose-up makes it where there is room.',
};

/** Reads what `df -Pk` prints of one place. @throws Error when it is something else */
export function readDf(place: string, output: string): Room {
  const [, total, free] = /^\S+\s+(\d+)\s+\d+\s+(\d+)\s+\d+%/m.exec(output.split('\n').slice(1).join('\n')) ?? [];
  if (!total || !free) throw new Error(`df tells nothing about ${place}`);
  return { place, freeBytes: Number(free) * 1024, totalBytes: Number(total) * 1024 };
}
