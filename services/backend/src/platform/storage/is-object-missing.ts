/** Follows the causes of a driver's error to the file system's or S3's own word for "no such object". */
export function isObjectMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound' || isObjectMissing(cause);
}
