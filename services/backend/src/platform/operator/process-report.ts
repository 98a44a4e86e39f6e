import { z } from 'zod';

/** The topic of reports; the detail of each is a `ProcessReport` as JSON. */
export const REPORTS = 'process-reports';

const report = z.object({
  /** Of the process, made anew at each start. */
  id: z.uuid(),
  version: z.string().max(100),
  /** Every part that it leans on, as its own readiness names them. */
  parts: z.record(z.string(), z.enum(['ok', 'down'])),
  /** Of the disk that it runs from; null where that cannot be told. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  /** Null for a site without TLS; `endsAt`, in milliseconds of the epoch, is null while nobody knows. */
  certificate: z.object({ endsAt: z.number().nullable() }).nullable(),
  /** As `BACKUP_EXPECTED` says; null where nobody has said. */
  backupExpected: z.boolean().nullable(),
});

/** What a worker tells of itself and of what it alone can see. It goes by NOTIFY, and is kept in memory alone. */
export type ProcessReport = z.infer<typeof report>;

/** Undefined for what is none: a process of another version may tell of itself in another way. */
export function parseReport(detail: string): ProcessReport | undefined {
  try {
    return report.safeParse(JSON.parse(detail)).data;
  } catch {
    return undefined;
  }
}
