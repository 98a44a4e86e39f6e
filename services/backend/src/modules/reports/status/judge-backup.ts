import { LONGEST_PROVEN_SECONDS } from '../../privacy/restore/find-last-rehearsal.use-case';
import type { DatabaseFacts } from './read-database-facts.use-case';
import type { StatusLine, StatusState } from './status.facts';

type Judged = Pick<StatusLine, 'state' | 'figures'>;
const NONE = { state: 'off', figures: [] } as const satisfies Judged;

/** As `make doctor`: a system that nobody has said is backed up elsewhere, and that archives nothing, has a fault. */
export function judgeBackup({ backup, postgres }: DatabaseFacts, expected: boolean | null): Judged {
  const { archive, service, reported, serviceSilentSeconds } = backup;
  const isKnown = archive !== undefined || service !== undefined;
  if (!isKnown) return expected === false ? NONE : { state: 'fault', figures: [] };
  const isBad = Boolean(archive) || Boolean(service) || Object.values(reported ?? {}).includes(true);
  // The service copies what the archive is sent: that it works says nothing of the WAL.
  const isWhole = archive !== undefined && postgres.archivedAt !== null;
  const state: StatusState = isBad ? 'fault' : isWhole ? 'good' : 'warning';
  return {
    state,
    figures: [
      ...(postgres.archivedAt ? [{ name: 'archivedAt', value: postgres.archivedAt } as const] : []),
      ...(serviceSilentSeconds === undefined
        ? []
        : [{ name: 'reportedAgo', value: Math.round(serviceSilentSeconds) } as const]),
    ],
  };
}

/** As `make doctor`, and as the alarms about rehearsals. */
export function judgeRehearsal({ rehearsal }: DatabaseFacts, expected: boolean | null, now: Date): Judged {
  if (!rehearsal) {
    if (expected === false) return NONE;
    return { state: expected ? 'fault' : 'warning', figures: [] };
  }
  const { at, ok, rows, resumes, rtoSeconds } = rehearsal;
  const isOld = now.getTime() - at.getTime() > LONGEST_PROVEN_SECONDS * 1000;
  return {
    state: ok && !isOld ? 'good' : 'fault',
    figures: [
      { name: 'rehearsedAt', value: at },
      { name: 'rows', value: rows },
      { name: 'resumes', value: resumes },
      ...(rtoSeconds === null ? [] : [{ name: 'restoreTook', value: Math.round(rtoSeconds) } as const]),
    ],
  };
}
