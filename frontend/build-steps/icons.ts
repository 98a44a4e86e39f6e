import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFavicon } from '../app/shell/favicon.ts';
import { drawIcon } from './icons/draw-icon.ts';
import { packIco } from './icons/pack-ico.ts';
import { manifest } from './icons/manifest.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');
const write = (name: string, content: string | Buffer) => writeFileSync(join(client, name), content);

mkdirSync(join(client, 'icons'), { recursive: true });
write('favicon.svg', drawFavicon());
write(
  'favicon.ico',
  packIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawIcon(size) })))),
);
write('apple-touch-icon.png', await drawIcon(180));
for (const size of [192, 512]) write(`icons/${size}.png`, await drawIcon(size));
write('icons/maskable-512.png', await drawIcon(512, { maskable: true }));
write('manifest.webmanifest', manifest());
