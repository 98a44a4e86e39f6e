import { Resolver } from 'node:dns/promises';

/** The codes of an answer that says that there is no such record. */
const none = new Set(['ENOTFOUND', 'ENODATA']);

/** `server` is `address:port`; without one the machine's own servers are asked. */
export function makeResolver(server: string | undefined, timeoutMs = 3_000): Resolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (server) resolver.setServers([server]);
  return resolver;
}

/** The records, or none. @throws Error when no server tells */
export async function orNone<Found>(asked: Promise<Found[]>): Promise<Found[]> {
  try {
    return await asked;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (none.has(code)) return [];
    throw new Error(`no DNS server tells (${code || message})`, { cause: error });
  }
}
