// node infra/backup/certificates/keep-certificates.ts [restore]: in the image `frontdoor/backup`, as the user of the gateway, which alone
// may read its private keys. Seals them each minute for the service `backup`, or writes what that has fetched into an empty volume.
import { setTimeout as pause } from 'node:timers/promises';
import { readSealKey } from '../sealed-file.ts';
import { restoreCertificates, sealCertificates } from './sealed-certificates.ts';

const EVERY_MS = 60_000;
const places = { gateway: '/data/caddy', sealed: '/sealed-certificates', restored: '/restored-certificates' };

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
try {
  const key = readSealKey(process.env.BACKUP_KEY_FILE ?? '');
  if (process.argv[2] === 'restore') {
    const count = await restoreCertificates(places.sealed, places.restored, key);
    const done = `The certificates and the account at the authority are back, ${count} files.`;
    const left = 'The certificates stay as they are: the gateway has some, or the backup has none.';
    process.stdout.write(`${count === undefined ? left : done}\n`);
  } else {
    for (let digest: string | undefined; ; await pause(EVERY_MS))
      digest = await sealCertificates(places.gateway, places.sealed, key, digest);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
