/** Tells two pages of one person apart. Not `randomUUID`, which a browser has only behind https. */
export const pageId: string = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');
