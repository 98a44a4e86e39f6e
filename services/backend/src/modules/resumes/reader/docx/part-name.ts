/** ISO/IEC 29500-2: names of parts are compared without regard to case, and any character may be percent-encoded. */
export function partName(name: string): string {
  const plain = name.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.replace(/^\/+/, '').toLowerCase();
}
