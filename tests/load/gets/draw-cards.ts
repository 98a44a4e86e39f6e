import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from '../../../infra/local/process/cpu-seconds.ts';
import { queryOnce } from '../../support/query-once.ts';
import type { BenchedSystem } from '../system/with-system.ts';

/** Has a worker draw the share cards of all posts, and tells what one costs it. No request of a visitor has that done. */
export async function drawCards(
  { databaseUrl, startBackend }: BenchedSystem['system'],
  siteUrl: string,
): Promise<string> {
  const count = async (table: string) => {
    const [row] = await queryOnce<{ count: number }>(databaseUrl, `SELECT count(*)::int AS count FROM ${table}`);
    return row!.count;
  };
  const posts = await count('job_posts');
  const worker = await startBackend('worker', { SHELLS_URL: siteUrl });
  try {
    const before = cpuSeconds(worker.pid)!;
    while ((await count('job_post_cards')) < posts) await pause(1_000);
    const ms = ((cpuSeconds(worker.pid)! - before) * 1_000) / posts;
    return `Share cards: the worker drew ${posts}, once each, at ${ms.toFixed(1)} ms of processor`;
  } finally {
    await worker.stop();
  }
}
