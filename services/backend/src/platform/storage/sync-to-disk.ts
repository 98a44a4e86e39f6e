import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Makes a file of a storage folder, and its name in the folder, outlive a power cut. Does nothing for other storages. */
export async function syncToDisk(storageUrl: string, key: string): Promise<void> {
  if (!storageUrl.startsWith('file:')) return;
  const file = join(fileURLToPath(storageUrl), key);
  for (const path of [file, dirname(file)]) {
    await using handle = await open(path, 'r');
    await handle.sync();
  }
}
