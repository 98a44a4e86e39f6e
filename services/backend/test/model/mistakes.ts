import { randomBytes, randomUUID } from 'node:crypto';
import type { QueryResult } from 'pg';

/** A statement on its way to Postgres. `run` has one carried out in the same transaction, and can be killed before and after it. */
interface Sent {
  name: string;
  text: string;
  values: unknown[];
  run: (text: string, values?: unknown[]) => Promise<QueryResult>;
}

/** A change of what the code does, made on the way of its statements or files. The code itself knows nothing of it. */
export interface Mistake {
  name: string;
  /** What happens in place of a statement; undefined where that is the statement as it is. */
  statement?: (sent: Sent) => Promise<QueryResult> | undefined;
  readsNothingBack?: true;
}

const nothing = { rows: [], rowCount: 0 } as unknown as QueryResult;
/** Mistakes that could not be made, because the code has changed; none is right. */
export const unmade: string[] = [];
function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) unmade.push(`The statement has no ${part} any more`);
  return text.replace(part, () => by);
}
/** In place of one statement. */
const on = (statement: string, act: (sent: Sent) => Promise<QueryResult>) => (sent: Sent) =>
  sent.name === statement ? act(sent) : undefined;

const INSERT = 'applications.insert';

export const mistakes: Mistake[] = [
  {
    name: 'an application is acknowledged before it is written',
    statement: on(INSERT, async ({ text, values, run }) => {
      setTimeout(() => void run(text, values).catch(() => undefined), 50);
      const rows = JSON.parse(values[0] as string) as { reference: string }[];
      return { ...nothing, rows: rows.map(({ reference }) => ({ reference, id: randomUUID() })) };
    }),
  },
  {
    name: 'the event is committed after the application, and not with it',
    statement: on(INSERT, async ({ text, values, run }) => {
      const written = await run(
        replaced(text, `WHERE standing = 'clear'`, `WHERE standing = 'clear' AND $5 = ''`),
        values,
      );
      for (const { id } of written.rows as { id: string }[])
        await run('INSERT INTO outbox (event, subject_id) VALUES ($1, $2)', [values[4], id]);
      return written;
    }),
  },
  {
    name: 'a key that is sent again is taken for a new one',
    statement: on(INSERT, ({ text, values: [rows, ...others], run }) => {
      const fresh = JSON.parse(rows as string) as { key_hash: string }[];
      for (const row of fresh) row.key_hash = `\\x${randomBytes(32).toString('hex')}`;
      return run(text, [JSON.stringify(fresh), ...others]);
    }),
  },
  {
    name: 'an event counts as published before its jobs are written down',
    statement: on('outbox.plan', async ({ text, values, run }) => {
      await run('UPDATE outbox SET published_at = now() WHERE id = $1', [values[0]]);
      return run(text, values);
    }),
  },
  {
    name: 'a mail that can be taken back does not wait',
    statement: on('outbox.hold', async () => nothing),
  },
  {
    name: 'the reconciler finds no job that the queue has lost',
    statement: on('outbox.findStale', async () => nothing),
  },
  {
    name: 'an undo leaves the mail where it is',
    statement: ({ name }) =>
      ['outbox.remove', 'held-mails.removeDeliveries', 'held-mails.remove'].includes(name)
        ? Promise.resolve(nothing)
        : undefined,
  },
  {
    name: 'an undo does not ask whether the mail has left',
    statement: on('outbox.lockAll', async ({ text, values, run }) => {
      const locked = await run(text, values);
      for (const row of locked.rows as { hasLeft: boolean }[]) row.hasLeft = false;
      return locked;
    }),
  },
  {
    name: 'a copy of a mail gets a Message-ID of its own',
    statement: on('deliveries.lease', async ({ text, values, run }) => {
      const leased = await run(text, values);
      for (const row of leased.rows as { message_id: string }[]) row.message_id = `<${randomUUID()}@x.example>`;
      return leased;
    }),
  },
  {
    name: 'the spool is emptied before the file is stored',
    statement: on('resume-filing.findUnfiled', async ({ text, values, run }) => {
      const found = await run(text, values);
      await run('DELETE FROM resume_spool WHERE application_id = $1', values);
      return found;
    }),
  },
  {
    name: 'a filing is settled before it is done',
    statement: on('resume-filing.findUnfiled', async ({ text, values, run }) => {
      await run(
        `UPDATE outbox_jobs SET state = 'done', settled_at = now() WHERE job = 'applications.file-resume'
           AND event_id IN (SELECT id FROM outbox WHERE subject_id = $1)`,
        values,
      );
      return run(text, values);
    }),
  },
  { name: 'a file is not read back from storage', readsNothingBack: true },
];
