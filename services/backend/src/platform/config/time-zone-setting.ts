import { z } from 'zod';

/** A name of the IANA list. Offsets are refused: Postgres reads `+05:30` with the sign turned round. */
export const timeZone = z.string().refine((name) => /^[A-Za-z]/.test(name) && isKnown(name), {
  message: 'must be a time zone of the IANA list, like Asia/Kolkata',
});

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
