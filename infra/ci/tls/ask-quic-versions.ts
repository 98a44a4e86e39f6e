import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Asks in a version that nobody knows; a server of QUIC answers with those that it knows (RFC 9000, sections 6.1 and 17.2.1). */
export async function askQuicVersions(port: number): Promise<number[] | undefined> {
  const socket = createSocket('udp4');
  try {
    const ids = Buffer.concat([Buffer.from([8]), randomBytes(8), Buffer.from([8]), randomBytes(8)]);
    const header = Buffer.from([0xc0, 0x1a, 0x2a, 0x3a, 0x4a]);
    socket.send(Buffer.concat([header, ids], 1200), port, '127.0.0.1');
    const [answer] = (await once(socket, 'message', { signal: AbortSignal.timeout(2_000) })) as [Buffer];
    if (answer.readUInt32BE(1) !== 0) return undefined;
    const versions: number[] = [];
    for (let at = 5 + ids.length; at + 4 <= answer.length; at += 4) versions.push(answer.readUInt32BE(at));
    return versions;
  } finally {
    socket.close();
  }
}
