import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { configFor } from '../../../test/config-for';
import { eventually } from '../../../test/eventually';
import { freePort } from '../../../test/free-port';
import { WatchSite } from './watch-site';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Answers with `status`, and counts. */
async function serve(port = 0) {
  const heard: { path: string | undefined; agent: string | undefined }[] = [];
  const place = { status: 200, heard, url: '', stop: () => Promise.resolve() };
  const server: Server = createServer(({ url, headers }, response) => {
    heard.push({ path: url, agent: headers['user-agent'] });
    response.writeHead(place.status).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  place.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  place.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  ends.push(place.stop);
  return place;
}

/** As a worker does, every 20 ms. */
function watch(settings: { SITE_URL: string } & Record<string, string>) {
  const lines: { alarm?: string; recovered?: string; err?: { message: string } }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const watching = new WatchSite(configFor(settings), pino({ level: 'info' }, stream));
  watching.lookEveryMs = 20;
  watching.alarmAfterMs = 60;
  watching.onApplicationBootstrap();
  ends.push(() => watching.onModuleDestroy());
  const notes = () => lines.map(({ alarm, recovered }) => alarm ?? `over: ${recovered}`);
  return { lines, notes };
}

describe('A site that nobody can open', () => {
  it('fault 652: is an alarm when no gateway answers, until one does', async () => {
    const gateway = await serve();
    const { lines, notes } = watch({ SITE_URL: 'http://nowhere.invalid', SHELLS_URL: gateway.url });
    await eventually(() => gateway.heard.length > 1, 'two looks');
    expect(gateway.heard[0]).toEqual({ path: '/robots.txt', agent: 'frontdoor-worker' });
    await gateway.stop();
    await eventually(() => notes().includes('gateway_down'), 'the alarm');
    expect(lines[0]?.err?.message).toMatch(`${gateway.url} cannot be opened: fetch failed: connect ECONNREFUSED`);
    await serve(Number(new URL(gateway.url).port));
    await eventually(() => notes().includes('over: gateway_down'), 'its end');
    expect(notes()).toEqual(['gateway_down', 'over: gateway_down']);
  });

  it('is an alarm when its public address, which could be opened before, cannot or is answered 503', async () => {
    const [site, gateway] = [await serve(), await serve()];
    const { lines, notes } = watch({ SITE_URL: site.url, SHELLS_URL: gateway.url });
    await eventually(() => site.heard.length > 1, 'two looks');
    site.status = 503;
    await eventually(() => notes().includes('site_down'), 'the alarm');
    expect(lines[0]?.err?.message).toBe(`${site.url} answers 503`);
    site.status = 301;
    await eventually(() => notes().includes('over: site_down'), 'its end');
    await site.stop();
    await eventually(() => notes().length === 3, 'the next alarm');
    expect(notes()).toEqual(['site_down', 'over: site_down', 'site_down']);
  });

  it('is none where the network does not lead back to the public address, nor without SHELLS_URL', async () => {
    const SITE_URL = `http://127.0.0.1:${await freePort()}`;
    const gone = watch({ SITE_URL, SHELLS_URL: SITE_URL });
    const alone = watch({ SITE_URL });
    await eventually(() => gone.notes().length > 0, 'the alarm of the one that has a gateway');
    expect(gone.notes()).toEqual(['gateway_down']);
    expect(alone.notes()).toEqual([]);
  });
});
