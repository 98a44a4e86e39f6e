import pg from 'pg';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { startMailServer } from '../../support/mail-server.ts';
import type { Server } from '../system/start-server.ts';
import { type Drain, drainOnce } from './drain-once.ts';
import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';

interface MailSettings {
  workers: number[];
  rounds: number;
  messages: number;
}

/** One entry a round for each number of workers. */
type Drains = Map<number, Drain[]>;

type StartWorker = (environment: NodeJS.ProcessEnv) => Promise<Server>;

/** Drains a full outbox into an SMTP server of our own by one, two and more workers. Expects an empty outbox. */
export async function runMails(
  startWorker: StartWorker,
  databaseUrl: string,
  { workers, rounds, messages }: MailSettings,
): Promise<Drains> {
  const port = await findFreePort(0);
  const mail = await startMailServer(port);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const drains: Drains = new Map(workers.map((count) => [count, []]));
  let first = 0;
  const drain = async (started: Server[], count: number) => {
    const drained = await drainOnce(client, mail, started, count, first);
    first += count;
    return drained;
  };
  try {
    for (let round = 0; round < rounds; round++) {
      for (const count of round % 2 ? workers.toReversed() : workers) {
        const environment = { MAIL_URL: `smtp://127.0.0.1:${port}` };
        const started = await startSeveral(count, () => startWorker(environment));
        // The first mails pay for late loading; a worker that has been up for a day does not.
        await drain(started, count * 10);
        drains.get(count)!.push(await drain(started, messages));
        await Promise.all(started.map((server) => server.stop()));
      }
    }
    return drains;
  } finally {
    await client.end();
    await mail.end();
  }
}

/** One after the other, because each looks for a free port. */
async function startSeveral(count: number, start: () => Promise<Server>): Promise<Server[]> {
  const started: Server[] = [];
  while (started.length < count) started.push(await start());
  return started;
}

export function describeMails(drains: Drains, messages: number): string {
  const of = (count: number) => median(drains.get(count)!.map(({ mailsPerSecond }) => mailsPerSecond));
  const counts = [...drains.keys()];
  const lines = counts.map((count) => {
    const sizes = drains.get(count)!.flatMap(({ residentMegabytes }) => residentMegabytes ?? []);
    const size = sizes.length ? `${Math.max(...sizes).toFixed(0)} MB` : '-';
    return [`  ${count}`, of(count).toFixed(0), `${(of(count) / of(counts[0]!)).toFixed(2)}x`, size];
  });
  const title = `Outbox drained to an SMTP server, ${messages} contact messages at once, two mails each`;
  return `${title}\n${alignColumns([['  workers', 'mails/s', 'growth', 'largest worker'], ...lines])}\n`;
}
