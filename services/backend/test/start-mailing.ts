import type { SMTPServerOptions } from 'smtp-server';
import { eventually } from './eventually';
import { startApi } from './start-api';
import { startSmtp } from './start-smtp';
import { startWorker } from './start-worker';

/** API, worker and mail server of their own, and looks at the outcome of mails. */
export async function startMailing(settings: Record<string, string> = {}, smtpOptions: SMTPServerOptions = {}) {
  const smtp = await startSmtp(smtpOptions);
  const api = await startApi(settings);
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  const worker = await startWorker({ ...addresses, ...settings });
  const count = async (text: string) => (await api.sql<{ count: number }>(`SELECT count(*)::int ${text}`))[0]!.count;
  return {
    api,
    smtp,
    /** Waits until every event whose moment is near and every job has come to its end. */
    settled: () =>
      eventually(
        async () =>
          // In one statement: a job that ends between two would leave its own event unseen.
          (await count(
            `FROM (SELECT FROM outbox WHERE published_at IS NULL AND coalesce(not_before, now()) < now() + interval '5 minutes'
              UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending') AS open`,
          )) === 0,
        'the end of all jobs',
      ),
    /** As if the time for an undo were over: what is held goes out at once, also where the relay has looked at it already. */
    sendHeld: () =>
      api.sql(`UPDATE outbox SET not_before = now(), leased_until = NULL
        WHERE published_at IS NULL AND not_before < now() + interval '1 minute'`),
    mailsTo: (address: string) => smtp.mails.filter(({ envelope }) => envelope.to.includes(address)),
    stop: async () => {
      await worker.close();
      await api.stop();
      await smtp.stop();
    },
  };
}

export type Mailing = Awaited<ReturnType<typeof startMailing>>;
