import { runGrid } from './grid/run-grid.ts';
import { chooseDriver } from './drive/choose-driver.ts';
import { describeMails, runMails } from './mails/run-mails.ts';
import { describeNews, runNews } from './mails/run-news.ts';
import { measureMemory, residentMegabytes } from './measure/process-facts.ts';
import { runRace } from './measure/run-race.ts';
import { describeRaces } from './races.ts';
import { describeConditions } from './report/describe-conditions.ts';
import { describeMemory, describeMemoryAfter } from './report/describe-memory.ts';
import { describeRace, type Verdict, describeVerdicts } from './report/describe-race.ts';
import { withoutBuffer, withoutOptions } from './system/environment.ts';
import type { Server } from './system/start-server.ts';
import { takeFormToken } from './system/take-form-token.ts';
import { readSettings } from './settings.ts';
import { signIn } from './system/sign-in.ts';
import { type BenchedSystem, withSystem } from './system/with-system.ts';
import { openTables } from './system/tables.ts';

// Reports faults in the settings before anything starts.
const settings = readSettings();
const driver = chooseDriver();

/** A benchmark, not a test: its exit code is 0 for any figures, and other than 0 when it could not measure. */
async function bench({ system, folder, undo }: BenchedSystem): Promise<void> {
  const tables = await openTables(system.databaseUrl, system.files);
  undo.add(() => tables.close());
  await tables.addJobPosts();
  console.log(describeConditions(settings, driver.name, tables.version));

  const memory = settings.only ? null : await measureMemories(system);
  if (memory) console.log(memory.text);
  const verdicts: Verdict[] = [];

  const start = async (what: Promise<Server>) => {
    const server = await what;
    undo.add(() => server.stop());
    return server;
  };
  const servers = {
    api: await start(system.startBackend('api')),
    bare: await start(system.startBackend('api', withoutOptions)),
    unbuffered: await start(system.startBackend('api', withoutBuffer)),
    baseline: await start(system.startBaseline()),
  };
  const ours = servers.api;
  const races = describeRaces(folder, servers, await takeFormToken(ours.url));
  for (const race of races.filter(({ title }) => title.startsWith(settings.only))) {
    for (const connections of settings.connections) {
      const result = describeRace(race, connections, await runRace(race, connections, settings, driver, tables));
      console.log(result.text);
      verdicts.push(...result.verdicts);
    }
  }
  if (settings.only) {
    console.log(describeVerdicts(verdicts));
    return;
  }
  await tables.reset();
  const startWorker = (more: NodeJS.ProcessEnv) => start(system.startBackend('worker', more));
  const drains = await runMails(startWorker, system.databaseUrl, settings.mails);
  console.log(describeMails(drains, settings.mails.messages));
  await tables.reset();
  // A new token: the first one expired during the races, and submissions with an expired one are held.
  const formToken = await takeFormToken(ours.url);
  const news = describeNews(await runNews(ours.url, formToken, startWorker, system.databaseUrl, settings.news));
  console.log(news.text);
  verdicts.push(...news.verdicts);
  await tables.reset();
  const cookie = await signIn(ours.url, system.addStaff);
  const grid = await runGrid(ours, system.databaseUrl, cookie, settings.grid);
  console.log(grid.text);
  verdicts.push(...grid.verdicts);
  const after = describeMemoryAfter(residentMegabytes(ours.pid));
  console.log(after.text);
  verdicts.push(...after.verdicts);
  console.log(describeVerdicts([...verdicts, ...(memory?.verdicts ?? [])]));
}

async function measureMemories({ startBackend, startBaseline }: BenchedSystem['system']) {
  const [api, worker, baseline] = await Promise.all([
    measureMemory(() => startBackend('api')),
    measureMemory(() => startBackend('worker')),
    measureMemory(startBaseline),
  ]);
  return describeMemory({ api, worker, baseline });
}

await withSystem(bench);
