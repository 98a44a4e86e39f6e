/** A message of the child process: a small JSON object and its bytes. */
export type Frame = { head: unknown; body: Buffer };

/** Both lengths, as 32 bits in network order. */
const PREFIX_BYTES = 8;

export function encodeFrame(head: unknown, body: Buffer = Buffer.alloc(0)): Buffer {
  const [prefix, text] = [Buffer.alloc(PREFIX_BYTES), Buffer.from(JSON.stringify(head))];
  prefix.writeUInt32BE(text.length, 0);
  prefix.writeUInt32BE(body.length, 4);
  return Buffer.concat([prefix, text, body]);
}

/** Hands over whole frames as they arrive. False when more than `mostBytes` came or were announced, or no frames at all. */
export async function readFrames(
  stream: AsyncIterable<unknown>,
  mostBytes: number,
  onFrame: (frame: Frame) => Promise<void>,
): Promise<boolean> {
  let buffer = Buffer.alloc(0);
  let total = 0;
  for await (const part of stream) {
    total += (part as Buffer).length;
    if (total > mostBytes) return false;
    buffer = Buffer.concat([buffer, part as Buffer]);
    for (let size = frameSize(buffer); size !== null && size <= buffer.length; size = frameSize(buffer)) {
      const frame = decode(buffer, size);
      if (!frame) return false;
      await onFrame(frame);
      buffer = buffer.subarray(size);
    }
    if ((frameSize(buffer) ?? 0) > mostBytes) return false;
  }
  return true;
}

const frameSize = (buffer: Buffer): number | null =>
  buffer.length < PREFIX_BYTES ? null : PREFIX_BYTES + buffer.readUInt32BE(0) + buffer.readUInt32BE(4);

function decode(buffer: Buffer, size: number): Frame | null {
  const bodyAt = PREFIX_BYTES + buffer.readUInt32BE(0);
  try {
    const head: unknown = JSON.parse(buffer.toString('utf8', PREFIX_BYTES, bodyAt));
    return { head, body: Buffer.from(buffer.subarray(bodyAt, size)) };
  } catch {
    return null;
  }
}
