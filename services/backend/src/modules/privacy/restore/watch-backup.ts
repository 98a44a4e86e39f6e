import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { PartAlarm } from '../../../platform/log/part-alarm';
import { Metrics } from '../../../platform/metrics/metrics';
import type { DiskRoom } from '../../../platform/metrics/watch-disk';
import { backupReports } from './backup-reports.repository';
import { type BackupLooks, lookAtBackup, type ReportedFault, reportedFaults } from './look-at-backup.use-case';

const LOOK_EVERY_MS = 60_000;
const GIGABYTE = 1024 ** 3;

/** Before it is full, when Postgres cannot send its WAL any more. */
const isLow = ({ freeBytes, totalBytes }: DiskRoom) => freeBytes < GIGABYTE || freeBytes < totalBytes / 20;

/** What each alarm of the service is about. */
const reported = {
  backup_gap: {
    part: 'wal',
    down: 'WAL was dropped: later moments cannot be restored until the next full backup',
    up: 'a full backup is behind the dropped WAL',
  },
  backup_failed: { part: 'database', down: 'the database is not backed up', up: 'the database is backed up again' },
  backup_files_failed: { part: 'files', down: 'the files are not backed up', up: 'the files are backed up again' },
} as const satisfies Record<ReportedFault, object>;

/**
 * Raises the alarms about the backup of the database that this process can see or was told of: by Postgres, whether its WAL is
 * archived, and by the service `backup` of the containers, which cannot tell the operator itself, what it has failed at. That it is
 * not heard of is an alarm, unless BACKUP_EXPECTED is no.
 */
@Injectable()
export class WatchBackup implements OnApplicationBootstrap, OnModuleDestroy {
  private stopWatching = () => {};
  lookEveryMs = LOOK_EVERY_MS;
  longestArchivingSeconds: number | undefined;

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const help = '1, or 0 while this part of the backup fails: archive, wal (a gap), database, files, service.';
    metrics.gauge({ name: 'frontdoor_backup_up', help, labelNames: ['part'] }, async () => {
      const { archive, service, reported: failed } = await this.look();
      const known = Object.entries({ archive, service }).flatMap(([part, fault]) =>
        fault === undefined ? [] : [{ labels: { part }, value: fault === null ? 1 : 0 }],
      );
      const told = reportedFaults.map((name) => ({
        labels: { part: reported[name].part },
        value: failed?.[name] ? 0 : 1,
      }));
      return failed ? [...known, ...told] : known;
    });
    const lagHelp = 'How long whole segments of WAL have waited for the archive: 0 while none does.';
    metrics.gauge({ name: 'frontdoor_wal_waiting_seconds', help: lagHelp }, async () => {
      const { isOn, hasWaiting, silentSeconds } = await backupReports.lookAtArchive(this.database);
      return isOn ? [{ labels: {}, value: hasWaiting ? silentSeconds : 0 }] : [];
    });
    const readDisk = async (name: keyof DiskRoom) => {
      const { disk } = await this.look();
      return disk ? [{ labels: {}, value: disk[name] }] : [];
    };
    const freeHelp = 'Free bytes of the disk that the containers are backed up to.';
    metrics.gauge({ name: 'frontdoor_backup_disk_free_bytes', help: freeHelp }, () => readDisk('freeBytes'));
    const bytesHelp = 'Bytes of the disk that the containers are backed up to.';
    metrics.gauge({ name: 'frontdoor_backup_disk_bytes', help: bytesHelp }, () => readDisk('totalBytes'));
  }

  onApplicationBootstrap(): void {
    type Name = 'backup_archive_down' | 'backup_disk_low' | 'backup_silent' | ReportedFault;
    const alarmOf = (name: Name, down: string, up: string) => new PartAlarm(this.logger, { name, down, up });
    const archive = alarmOf('backup_archive_down', 'WAL is not sent to the backup', 'WAL is sent to the backup again');
    const service = alarmOf(
      'backup_silent',
      'the service that backs up was not heard of for ten minutes',
      'the service that backs up is heard of again',
    );
    const disk = alarmOf(
      'backup_disk_low',
      'the disk that is backed up to has less than a twentieth or 1 GB free',
      'the disk that is backed up to has room again',
    );
    const others = reportedFaults.map((name) => ({
      name,
      alarm: alarmOf(name, reported[name].down, reported[name].up),
    }));
    const tell = (alarm: PartAlarm, fault: string | null | undefined) => {
      if (fault === null) alarm.good();
      else if (fault !== undefined) alarm.bad(new Error(fault));
    };
    let isOver = false;
    const look = async () => {
      const looks: BackupLooks = await this.look().catch(() => ({}));
      if (isOver) return;
      tell(archive, looks.archive);
      tell(service, looks.service);
      if (looks.disk)
        tell(disk, isLow(looks.disk) ? `${(looks.disk.freeBytes / GIGABYTE).toFixed(1)} GB are free.` : null);
      for (const { name, alarm } of others)
        if (looks.reported) tell(alarm, looks.reported[name] ? 'The log of the service backup says why.' : null);
    };
    const timer = setInterval(() => void look(), this.lookEveryMs);
    this.stopWatching = () => {
      isOver = true;
      clearInterval(timer);
    };
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private look(): Promise<BackupLooks> {
    return lookAtBackup(this.database, this.config.BACKUP_EXPECTED === 'no', this.longestArchivingSeconds);
  }
}
