/** The number on a certificate of erasure: `ER-8A61-F0D4`. It is made of the id of the entry in the audit log, so that earlier erasures have one, too. */
export function certificateNumber(id: string): string {
  const digits = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `ER-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Its eight digits in lower case, from a number as somebody typed it; null for what is none. */
export function digitsOfNumber(typed: string): string | null {
  const [, digits] = /^(?:er)?([\da-f]{8})$/i.exec(typed.replaceAll(/[\s-]/g, '')) ?? [];
  return digits?.toLowerCase() ?? null;
}
