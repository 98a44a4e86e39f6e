import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Changes } from '../../../platform/changes/changes';
import { type ProcessReport, parseReport, REPORTS } from '../../../platform/operator/process-report';

export interface HeardReport extends ProcessReport {
  heardAt: Date;
}

/** A worker tells of itself each quarter of a minute. */
const SILENT_MS = 60_000;
const FORGOTTEN_MS = 3_600_000;

/** The last word of each worker, in memory: it outlives the database. */
@Injectable()
export class HeardReports implements OnModuleInit {
  private readonly reports = new Map<string, { report: HeardReport; at: number }>();
  private listeningSince: number | null = null;
  silentMs = SILENT_MS;

  constructor(private readonly changes: Changes) {}

  onModuleInit(): void {
    this.changes.on(REPORTS, (detail) => this.hear(detail));
  }

  /** The last words of those that tell of themselves, else of the one that was heard last; the newest first. */
  list(): HeardReport[] {
    const all = [...this.reports.values()].toSorted((a, b) => b.at - a.at);
    const alive = all.filter(({ at }) => performance.now() - at <= this.silentMs);
    return (alive.length > 0 ? alive : all.slice(0, 1)).map(({ report }) => report);
  }

  /** Whether some worker tells of itself; null while this process has not listened for long enough. */
  isAnyoneThere(): boolean | null {
    const now = performance.now();
    if ([...this.reports.values()].some(({ at }) => now - at <= this.silentMs)) return true;
    return this.listeningSince !== null && now - this.listeningSince > this.silentMs ? false : null;
  }

  private hear(detail: string | undefined): void {
    const now = performance.now();
    if (detail === undefined) {
      // Listening begins, or begins again.
      this.listeningSince = now;
      return;
    }
    const report = parseReport(detail);
    if (!report) return;
    this.reports.set(report.id, { report: { ...report, heardAt: new Date() }, at: now });
    for (const [id, { at }] of this.reports) if (now - at > FORGOTTEN_MS && id !== report.id) this.reports.delete(id);
  }
}
