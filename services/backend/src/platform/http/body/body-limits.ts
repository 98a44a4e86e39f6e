/** How many bytes of a small body are read, by the beginning of its path; the first that fits counts. */
export type BodyLimits = readonly (readonly [path: string, bytes: number])[];

/** The longest text that a form takes fits in, even when every character of it is escaped. */
const USUAL_BYTES = 65_536;

export const bodyLimitOf = (limits: BodyLimits, path: string): number =>
  limits.find(([beginning]) => path.startsWith(beginning))?.[1] ?? USUAL_BYTES;
