import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Metrics } from './metrics';

/**
 * Room on the disk that the process runs from. On one server that is the disk of the containers and their volumes; a folder on
 * another disk is not seen.
 */
@Injectable()
export class WatchDisk {
  constructor(metrics: Metrics) {
    const read = async (blocks: 'bavail' | 'blocks') => {
      const disk = await statfs(process.cwd());
      return [{ labels: {}, value: disk[blocks] * disk.bsize }];
    };
    metrics.gauge(
      { name: 'frontdoor_disk_free_bytes', help: 'Free bytes of the disk that the process runs from.' },
      () => read('bavail'),
    );
    metrics.gauge({ name: 'frontdoor_disk_bytes', help: 'Bytes of the disk that the process runs from.' }, () =>
      read('blocks'),
    );
  }
}
