import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../infra/local/process/find-free-port.ts';
import { chooseDriver } from './drive/choose-driver.ts';
import { measureFreshness } from './job-pages/measure-freshness.ts';
import { checkSame, writeToDisk, encodingOf, pathOnDisk } from './job-pages/write-to-disk.ts';
import { residentMegabytes } from './measure/process-facts.ts';
import { runRace, type Contender, type Race } from './measure/run-race.ts';
import { describeConditions } from './report/describe-conditions.ts';
import { describeMemoryAfter } from './report/describe-memory.ts';
import { describeRace, type Verdict, describeVerdicts } from './report/describe-race.ts';
import { readSettings } from './settings.ts';
import { serveSite } from './system/serve-site.ts';
import { signIn } from './system/sign-in.ts';
import { startServer, type Server } from './system/start-server.ts';
import { openTables } from './system/tables.ts';
import { type BenchedSystem, withSystem } from './system/with-system.ts';

/** Of requests per second, at least. */
const GOAL = 0.9;

const nothing = () => Promise.resolve({});

/** Each page, packed as browsers ask for it and plain, from the API and from the disk. */
function describePageRaces(pages: { name: string; path: string }[], api: Server, disk: Server): Race[] {
  const at = (name: string, { pid, url }: Server, path: string): Contender => ({
    name,
    pid,
    url: `${url}${path}`,
    leaves: nothing,
  });
  return (['packed', 'plain'] as const).flatMap((packing) =>
    pages.map(({ name, path }) => ({
      title: `${name}, ${packing}`,
      acceptEncoding: encodingOf[packing],
      ours: at('Frontdoor', api, path),
      rivals: [{ ...at('express.static, same bytes', disk, pathOnDisk(path, packing)), goals: { speed: GOAL } }],
    })),
  );
}

const settings = readSettings();
const driver = chooseDriver();
const DISK_PORT = 4810;
const program = fileURLToPath(new URL('./rivals/express/serve-from-disk.ts', import.meta.url));

/** The careers pages as the API fills them, beside the same bytes as files. */
async function benchJobPages({ system, folder, undo }: BenchedSystem): Promise<void> {
  const site = await serveSite();
  undo.add(() => site.stop());
  const tables = await openTables(system.databaseUrl, system.files);
  undo.add(() => tables.close());
  await tables.addJobPosts();
  console.log(describeConditions(settings, driver.name, tables.version));

  const api = await system.startBackend('api', { SHELLS_URL: site.url });
  undo.add(() => api.stop());
  const posts = (await (await fetch(`${api.url}/api/jobposts`)).json()) as Parameters<typeof measureFreshness>[2][];
  const post = posts[0]!;
  const pages = [
    { name: `/career with ${posts.length} posts`, path: '/career' },
    { name: 'A job page', path: `/career/${post.slug}` },
  ];
  const files = join(folder, 'pages');
  for (const { name, path } of pages) {
    const { plain, packed } = await writeToDisk(api.url, path, files);
    console.log(`${name}: ${plain} bytes, packed ${packed}`);
  }
  const port = await findFreePort(DISK_PORT);
  const disk = await startServer({
    program,
    environment: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), FILES: files },
    url: `http://127.0.0.1:${port}`,
    health: '/health',
    log: join(folder, 'disk.log'),
  });
  undo.add(() => disk.stop());
  for (const { path } of pages) await checkSame(api.url, disk.url, path);
  console.log('Both send the same bytes.\n');

  const verdicts: Verdict[] = [];
  const races = describePageRaces(pages, api, disk);
  for (const race of races.filter(({ title }) => title.startsWith(settings.only))) {
    for (const connections of settings.connections) {
      const result = describeRace(race, connections, await runRace(race, connections, settings, driver, tables));
      console.log(result.text);
      verdicts.push(...result.verdicts);
    }
  }
  console.log(await measureFreshness(api.url, await signIn(api.url, system.addStaff), post));
  const memory = describeMemoryAfter(residentMegabytes(api.pid));
  console.log(memory.text);
  console.log(describeVerdicts([...verdicts, ...memory.verdicts]));
}

await withSystem(benchJobPages);
