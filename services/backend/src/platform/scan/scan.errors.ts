/** No verdict could be had. It says nothing about the file: ask again later, and hand nothing out meanwhile. */
export class ScannerUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`No verdict from the scanner: ${reason}`, { cause });
  }
}
