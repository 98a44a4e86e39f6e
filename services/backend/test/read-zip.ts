import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The files of an archive by their names. @throws when it is cut short or not in order */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    const read = async (entry: Entry) => {
      files.set(entry.fileName, await buffer(await open(entry)));
      zip.readEntry();
    };
    zip.on('entry', (entry: Entry) => void read(entry).catch(reject));
    zip.on('error', reject).on('end', () => resolve(files));
    zip.readEntry();
  });
}
