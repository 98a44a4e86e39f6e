import type { DiskRoom } from '../../../platform/metrics/watch-disk';
import { version } from '../../../platform/version';
import type { HeardReport } from './heard-reports';
import { judgeBackup, judgeRehearsal } from './judge-backup';
import { isLocal, judgeCertificate, judgeDisk } from './judge-machine';
import type { DatabaseFacts } from './read-database-facts.use-case';
import {
  type FigureName,
  partOfAlarm,
  type StatusLine,
  type StatusPart,
  statusParts,
  type StatusState,
  statusStates,
} from './status.facts';

/** All that this process knows of the system. */
export interface Known {
  now: Date;
  site: string;
  startedAt: Date;
  database: { ready: boolean; writing: boolean };
  /** The last that the database told, and whether it did so just now. */
  facts: DatabaseFacts | undefined;
  factsAreNew: boolean;
  /** The newest first. */
  reports: readonly HeardReport[];
  /** Whether a worker tells of itself; null where nobody can tell. */
  isWorkerThere: boolean | null;
  /** Whether the storage answers; null where nobody can tell. */
  storage: boolean | null;
  disk: DiskRoom | null;
}

type Judged = Pick<StatusLine, 'state'> & Partial<StatusLine>;
const worst = (...states: StatusState[]): StatusState =>
  statusStates.findLast((state) => states.includes(state)) ?? 'unknown';

/** A line for each part of the system. What cannot be told now is unknown, also where it was known before. */
export function judgeStatus(known: Known): StatusLine[] {
  const judged: Record<StatusPart, Judged> = {
    database: judgeDatabase(known),
    api: { state: 'good', since: known.startedAt, seenAt: known.now },
    worker: judgeWorker(known),
    queue: judgeQueue(known),
    mail: judgeMail(known),
    mailbox: judgeMailbox(known),
    storage: judgeStorage(known),
    reader: partOfWorker(known, 'reader'),
    scanner: partOfWorker(known, 'scanner'),
    disk: judgeDisks(known),
    backup: fromFacts(known, (facts) => judgeBackup(facts, expectsBackup(known))),
    rehearsal: fromFacts(known, (facts) => judgeRehearsal(facts, expectsBackup(known), known.now)),
    certificate: judgeCertificates(known),
    versions: judgeVersions(known),
  };
  return statusParts.map((part) => withAlarms(known, part, judged[part]));
}

/** An alarm that lasts is a fault. */
function withAlarms({ facts, factsAreNew }: Known, part: StatusPart, judged: Judged): StatusLine {
  const alarms = (facts?.alarms ?? []).filter(({ name }) => partOfAlarm[name] === part);
  const [first] = factsAreNew ? alarms : [];
  return {
    part,
    figures: [],
    seenAt: null,
    alarms,
    ...judged,
    state: first ? 'fault' : judged.state,
    since: first?.since ?? judged.since ?? null,
  };
}

const expectsBackup = ({ reports }: Known) => reports[0]?.backupExpected ?? null;

/** What only the database tells; as it last told it, while it is away. */
function fromFacts({ facts, factsAreNew }: Known, judge: (facts: DatabaseFacts) => Judged): Judged {
  if (!facts) return { state: 'unknown' };
  const judged = judge(facts);
  return { ...judged, seenAt: facts.at, ...(!factsAreNew && { state: 'unknown' }) };
}

/** What only a worker tells. Off where it knows no such part. */
function partOfWorker({ reports, isWorkerThere }: Known, name: string): Judged {
  const seenAt = reports[0]?.heardAt ?? null;
  if (!isWorkerThere) return { state: 'unknown', seenAt };
  const states = reports.flatMap(({ parts }) => parts[name] ?? []);
  if (states.length === 0) return { state: 'off', seenAt };
  return { state: states.includes('down') ? 'fault' : 'good', seenAt };
}

function judgeDatabase({ now, database, facts, reports }: Known): Judged {
  const figures: StatusLine['figures'] = facts ? [{ name: 'size', value: facts.postgres.bytes }] : [];
  if (database.ready) return { state: database.writing ? 'good' : 'warning', seenAt: now, figures };
  const heard = [facts?.at, reports[0]?.heardAt].flatMap((at) => at ?? []);
  return { state: 'fault', seenAt: heard.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null, figures };
}

function judgeWorker({ reports, isWorkerThere }: Known): Judged {
  const seenAt = reports[0]?.heardAt ?? null;
  if (isWorkerThere) return { state: 'good', seenAt, figures: [{ name: 'workers', value: reports.length }] };
  return isWorkerThere === null ? { state: 'unknown', seenAt } : { state: 'fault', since: seenAt, seenAt };
}

function judgeQueue(known: Known): Judged {
  const queue = partOfWorker(known, 'queue');
  const waiting = fromFacts(known, ({ backlog }) => ({
    state: backlog.deadJobs > 0 ? 'warning' : 'good',
    figures: [
      { name: 'waitingEvents', value: backlog.waitingEvents },
      ...age('oldestWaiting', backlog.oldestWaitingSeconds),
      { name: 'pendingJobs', value: backlog.pendingJobs },
      ...age('oldestPending', backlog.oldestPendingSeconds),
      { name: 'deadJobs', value: backlog.deadJobs },
    ],
  }));
  return { ...waiting, state: worst(queue.state, waiting.state) };
}

function judgeMail(known: Known): Judged {
  const server = partOfWorker(known, 'mail');
  const mails = fromFacts(known, ({ mail }) => ({
    state: mail.failed + mail.unsure > 0 ? 'warning' : 'good',
    figures: [
      { name: 'pendingMails', value: mail.pending },
      ...age('oldestMail', mail.oldestPendingSeconds),
      { name: 'failedMails', value: mail.failed },
      { name: 'unsureMails', value: mail.unsure },
      { name: 'sentLastDay', value: mail.sentLastDay },
    ],
  }));
  return { ...mails, state: worst(server.state, mails.state) };
}

/** Mails that belong to nothing wait for a person to open them there. */
function judgeMailbox(known: Known): Judged {
  const mailbox = partOfWorker(known, 'mailbox');
  if (mailbox.state === 'off') return mailbox;
  const left = fromFacts(known, ({ leftovers }) => ({
    state: leftovers > 0 ? 'warning' : 'good',
    figures: leftovers > 0 ? [{ name: 'leftovers', value: leftovers }] : [],
  }));
  return { ...mailbox, figures: left.figures ?? [], state: worst(mailbox.state, left.state) };
}

const age = <Name extends 'oldestWaiting' | 'oldestPending' | 'oldestMail'>(name: Name, seconds: number | null) =>
  seconds === null ? [] : [{ name, value: seconds }];

/** This process looks by itself, and the worker tells of the files that it has put there. */
function judgeStorage(known: Known): Judged {
  const own: StatusState = known.storage === null ? 'unknown' : known.storage ? 'good' : 'fault';
  const ofWorker = partOfWorker(known, 'storage').state;
  return { state: ofWorker === 'fault' ? 'fault' : own, seenAt: known.now };
}

/** Of several disks of processes the one with the least room, and the one that is backed up to; the worse one first. */
function judgeDisks({ now, disk, reports, isWorkerThere, facts, factsAreNew }: Known): Judged {
  const disks = [disk, ...(isWorkerThere ? reports.map((report) => report.disk) : [])].flatMap((one) => one ?? []);
  const [least] = disks.toSorted((a, b) => a.freeBytes - b.freeBytes);
  const ofBackup = factsAreNew ? facts?.backup.disk : undefined;
  const judged = [
    ...(least ? [{ state: judgeDisk(least), figures: roomIn('free', 'total', least) }] : []),
    ...(ofBackup ? [{ state: judgeDisk(ofBackup), figures: roomIn('backupFree', 'backupTotal', ofBackup) }] : []),
  ];
  const state = worst(...judged.map((one) => one.state));
  if (!least) return { state: state === 'good' ? 'unknown' : state };
  const inOrder = judged.toSorted((a, b) => statusStates.indexOf(b.state) - statusStates.indexOf(a.state));
  return { state, seenAt: now, figures: inOrder.flatMap(({ figures }) => figures) };
}

const roomIn = (free: FigureName, total: FigureName, room: DiskRoom): StatusLine['figures'] => [
  { name: free, value: room.freeBytes },
  { name: total, value: room.totalBytes },
];

function judgeCertificates({ now, site, reports }: Known): Judged {
  const { protocol, hostname } = new URL(site);
  if (protocol !== 'https:') return { state: isLocal(hostname) ? 'off' : 'fault', seenAt: now };
  const [report] = reports;
  const endsAt = report?.certificate?.endsAt ?? null;
  if (!report || endsAt === null) return { state: 'unknown' };
  const figures: StatusLine['figures'] = [{ name: 'endsAt', value: new Date(endsAt) }];
  return { state: judgeCertificate(endsAt, now), seenAt: report.heardAt, figures };
}

/** While an update is under way there are two. */
function judgeVersions({ now, facts, reports, isWorkerThere }: Known): Judged {
  const workers = [...new Set(reports.map((report) => report.version))];
  const state = !isWorkerThere ? 'unknown' : workers.some((each) => each !== version) ? 'warning' : 'good';
  return {
    state,
    seenAt: isWorkerThere ? now : (reports[0]?.heardAt ?? null),
    figures: [
      { name: 'apiVersion', value: version },
      ...workers.map((value) => ({ name: 'workerVersion', value }) as const),
      ...(facts ? [{ name: 'databaseVersion', value: facts.postgres.version } as const] : []),
    ],
  };
}
