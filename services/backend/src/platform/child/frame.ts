/** What a child says: a small JSON object, and bytes that belong to it. */
export interface Frame {
  head: unknown;
  body: Buffer;
}

/** Both lengths, as 32 bits in network order. */
export const PREFIX_BYTES = 8;

export function encodeFrame(head: unknown, body: Buffer = Buffer.alloc(0)): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(text.length, 0);
  prefix.writeUInt32BE(body.length, 4);
  return Buffer.concat([prefix, text, body]);
}
