import type { Writable } from 'node:stream';
import type { Response } from 'express';

/** Where an export goes. `open` is called once it is sure that the file comes. */
export interface ExportTarget {
  open(file: { name: string; type: string }): Writable;
}

/** A client that reads nothing for so long is disconnected, so that it frees its place. */
const IDLE_MS = 60_000;

/** The answer to a request as a target: the file is its attachment. */
export const toAttachment = (response: Response): ExportTarget => ({
  open: ({ name, type }) => {
    response.setTimeout(IDLE_MS, () => response.destroy());
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    return response;
  },
});
