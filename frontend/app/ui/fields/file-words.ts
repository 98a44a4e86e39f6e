/** The text after the last dot of a file's name, in small letters and without blanks at its ends; empty where there is no dot. */
export const typeOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? '').trim().toLowerCase();

/** 1 MB is 1024 KB, here, in mails and in the HR area. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  // Rounded up, so that a file just above the limit does not read as the limit.
  return `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10} MB`;
}
