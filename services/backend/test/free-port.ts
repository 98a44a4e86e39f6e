import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody listens on at this moment, and that no system takes for an outgoing connection. */
export async function freePort(): Promise<string> {
  const port = randomInt(10_240, 32_768);
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => void probe.close(() => resolve(true)));
  });
  return free ? String(port) : freePort();
}
