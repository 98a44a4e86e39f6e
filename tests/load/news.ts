import { describeNews, runNews } from './mails/run-news.ts';
import { describeVerdicts } from './report/describe-race.ts';
import { readSettings } from './settings.ts';
import { type BenchedSystem, withSystem } from './system/with-system.ts';
import { takeFormToken } from './system/take-form-token.ts';

/** The section of the benchmark about HR's mails behind resumes that wait to be read, alone. */
async function benchNews({ system, undo }: BenchedSystem): Promise<void> {
  const api = await system.startBackend('api');
  undo.add(() => api.stop());
  const token = await takeFormToken(api.url);
  const startWorker = (more: NodeJS.ProcessEnv) => system.startBackend('worker', more);
  const news = await runNews(api.url, token, startWorker, system.databaseUrl, readSettings().news);
  const { text, verdicts } = describeNews(news);
  console.log(`${text}\n${describeVerdicts(verdicts)}`);
}

await withSystem(benchNews);
