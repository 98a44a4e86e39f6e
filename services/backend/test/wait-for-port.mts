import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something accepts connections on a local port. @throws after 20 seconds. */
export async function waitForPort(port: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => resolve(false));
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
    if (open) return;
  }
  throw new Error(`Nothing listens on port ${port}`);
}
