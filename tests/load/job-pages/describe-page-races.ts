import type { Contender, Race } from '../measure/race.ts';
import type { Server } from '../system/start-server.ts';
import { encodingOf } from './take-bytes.ts';
import { pathOnDisk } from './write-to-disk.ts';

/** Of requests per second, at least. */
const GOAL = 0.9;

const nothing = () => Promise.resolve({});

/** Each page, packed as browsers ask for it and plain, from the API and from the disk. */
export function describePageRaces(pages: { name: string; path: string }[], api: Server, disk: Server): Race[] {
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
