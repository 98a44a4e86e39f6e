import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoInReverse } from '../../infra/local/undo-in-reverse.ts';
import { describeNews } from './mails/describe-news.ts';
import { runNews } from './mails/run-news.ts';
import { describeVerdicts } from './report/describe-verdicts.ts';
import { readSettings } from './settings.ts';
import { startSystem } from './system/start-system.ts';
import { takeFormToken } from './system/take-form-token.ts';

/** The section of the benchmark about HR's mails behind resumes that wait to be read, alone. */
async function benchNews(): Promise<void> {
  const undo = undoInReverse();
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-bench-'));
  undo.add(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void undo.run().finally(() => process.exit(1)));
  try {
    const system = await startSystem(folder, undo);
    const api = await system.startBackend('api');
    undo.add(() => api.stop());
    const token = await takeFormToken(api.url);
    const startWorker = (more: NodeJS.ProcessEnv) => system.startBackend('worker', more);
    const news = await runNews(api.url, token, startWorker, system.databaseUrl, readSettings().news);
    const { text, verdicts } = describeNews(news);
    console.log(`${text}\n${describeVerdicts(verdicts)}`);
  } finally {
    await undo.run();
  }
}

await benchNews();
