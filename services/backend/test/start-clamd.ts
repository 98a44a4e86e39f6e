import { type AddressInfo, createServer, type Socket } from 'node:net';
import { inflateRawSync } from 'node:zlib';

/** https://www.eicar.org/download-anti-malware-testfile/, in two halves so that no scanner takes this file for it. */
export const EICAR = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`, '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type ClamdMood =
  'well' | 'silent' | 'stale' | 'own-signatures' | 'size-limit' | 'hangs-up' | 'reloading' | 'holds-scans';

const answers: Partial<Record<ClamdMood, string>> = {
  'size-limit': 'INSTREAM size limit exceeded. ERROR',
  reloading: 'stream: Command Read Timeout. ERROR',
};

/** A clamd that speaks the real protocol, unpacks archives as the real one does, and knows one malware: EICAR's. */
export async function startClamd(port = 0) {
  const state = { mood: 'well' as ClamdMood, scans: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    let received = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const answer = answerTo(received, state.mood);
      if (answer === null || state.mood === 'silent') return;
      if (state.mood === 'hangs-up') return socket.destroy();
      if (!answer.startsWith('ClamAV')) state.scans += 1;
      if (!answer.startsWith('ClamAV') && state.mood === 'holds-scans') return;
      socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Null while the command is not complete. */
function answerTo(received: Buffer, mood: ClamdMood): string | null {
  const end = received.indexOf(0);
  if (end === -1) return null;
  const command = received.toString('latin1', 0, end);
  if (command === 'zVERSION') return versionOf(mood);
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const bytes = chunksOf(received.subarray(end + 1));
  if (!bytes) return null;
  return answers[mood] ?? (contains(bytes) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
}

function versionOf(mood: ClamdMood): string {
  if (mood === 'own-signatures') return 'ClamAV 1.4.3';
  const made = new Date(Date.now() - (mood === 'stale' ? 8 : 0.5) * 86_400_000).toUTCString();
  const [day, date, month, year, time] = made.replace(',', '').split(' ');
  return `ClamAV 1.4.3/27800/${day} ${month} ${date} ${time} ${year}`;
}

function chunksOf(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= rest.length;) {
    const length = rest.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function contains(bytes: Buffer): boolean {
  if (bytes.includes(EICAR)) return true;
  for (
    let at = bytes.indexOf('PK\x03\x04', 0, 'latin1');
    at !== -1;
    at = bytes.indexOf('PK\x03\x04', at + 4, 'latin1')
  ) {
    const data = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const packed = bytes.subarray(data, data + bytes.readUInt32LE(at + 18));
    if (bytes.readUInt16LE(at + 8) === 8 && inflateRawSync(packed).includes(EICAR)) return true;
  }
  return false;
}
