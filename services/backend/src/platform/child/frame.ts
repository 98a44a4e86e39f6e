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
  let held = Buffer.alloc(0);
  let total = 0;
  for await (const part of stream) {
    total += (part as Buffer).length;
    if (total > mostBytes) return false;
    held = Buffer.concat([held, part as Buffer]);
    for (let size = frameSize(held); size !== null && size <= held.length; size = frameSize(held)) {
      const frame = decode(held, size);
      if (!frame) return false;
      await onFrame(frame);
      held = held.subarray(size);
    }
    if ((frameSize(held) ?? 0) > mostBytes) return false;
  }
  return true;
}

const frameSize = (held: Buffer): number | null =>
  held.length < PREFIX_BYTES ? null : PREFIX_BYTES + held.readUInt32BE(0) + held.readUInt32BE(4);

function decode(held: Buffer, size: number): Frame | null {
  const bodyAt = PREFIX_BYTES + held.readUInt32BE(0);
  try {
    const head: unknown = JSON.parse(held.toString('utf8', PREFIX_BYTES, bodyAt));
    return { head, body: Buffer.from(held.subarray(bodyAt, size)) };
  } catch {
    return null;
  }
}
