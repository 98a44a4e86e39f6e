import { find, read } from 'cfb';

export interface CompoundFile {
  /** Of all storages and streams, without the root's name: `ObjectPool/_1/Ole10Native`. Storages end with `/`. */
  paths: string[];
  /** Null when there is none of this path. */
  stream: (path: string) => Buffer | null;
}

/** The compound file ([MS-CFB]) that Word 97 to 2003 wrote; null when its directory cannot be read. */
export function openCompound(bytes: Buffer): CompoundFile | null {
  try {
    const file = read(bytes, { type: 'buffer' });
    return {
      paths: file.FullPaths.map((path) => path.slice(path.indexOf('/') + 1)).filter(Boolean),
      stream: (path) => {
        const content = find(file, `/${path}`)?.content;
        return content ? Buffer.from(content) : null;
      },
    };
  } catch {
    return null;
  }
}
