import type { Result } from '../backup/nightly/record-rehearsal.ts';
import type { Finding } from './finding.ts';

/** What the entrypoint `inspect` of the backend prints; `services/backend/src/modules/reports/inspect/` makes it. Times are ISO 8601. */
export interface Inspection {
  version: string;
  site: string;
  /** What DNS knows of the domain of MAIL_FROM; missing where the system is of a release that does not look. */
  sender?: Finding[];
  /** Who has no passkey, where that matters; missing where the system is of a release that does not look. */
  passkeys?: Finding[];
  clock: { before: string; database: string; after: string };
  postgres: {
    version: string;
    bytes: number;
    archiveMode: string;
    archivedAt: string | null;
    failedAt: string | null;
  };
  /** Words of what is wrong, or null. */
  storage: string | null;
  mail: string | null;
  /** `off` without one. */
  mailbox: 'off' | { fault: string | null; readAt: string | null; lastMailAt: string | null };
  /** `off` without one. */
  scanner: string | null;
  alarms: { name: string; text: string; since: string }[];
  told: { mail: boolean; webHook: boolean; heartbeat: boolean };
  backupExpected: boolean | null;
  rehearsal: (Omit<Result, 'point'> & { at: string; point: string }) | null;
  testMessage?: { channel: string; to: string; fault: string | null }[];
}
