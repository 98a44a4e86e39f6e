import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Metrics } from './metrics';

export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
}

/**
 * Room on the disk that the process runs from. On one server that is the disk of the containers and their volumes; a folder on
 * another disk is not seen.
 */
export async function measureDisk(): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(process.cwd());
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

@Injectable()
export class WatchDisk {
  constructor(metrics: Metrics) {
    const read = async (name: keyof DiskRoom) => [{ labels: {}, value: (await measureDisk())[name] }];
    metrics.gauge(
      { name: 'frontdoor_disk_free_bytes', help: 'Free bytes of the disk that the process runs from.' },
      () => read('freeBytes'),
    );
    metrics.gauge({ name: 'frontdoor_disk_bytes', help: 'Bytes of the disk that the process runs from.' }, () =>
      read('totalBytes'),
    );
  }
}
