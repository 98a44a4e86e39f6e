import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const noteChanges = readFileSync(join(import.meta.dirname, 'note-changes.js'), 'utf8');
/** By another address than the app's own link, which React looks for. */
const fonts = '<link rel="stylesheet" href="/app/styles/fonts.css?direct"/>';
const addition = `<script>${noteChanges}</script>${fonts}`;

/**
 * Gives the pages of the development server what the build gives to those of a visitor: the note of changes, and the fonts, which
 * the app itself leaves switched off.
 */
export const developmentHead: Plugin = {
  name: 'development-head',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((_, response, next) => {
      const write = response.write.bind(response) as (part: string | Uint8Array, encoding?: 'latin1') => boolean;
      response.write = (part: string | Uint8Array) => {
        if (!String(response.getHeader('content-type')).startsWith('text/html')) return write(part);
        // Byte by byte: a part may end within a letter.
        const html = Buffer.from(part).toString('latin1');
        return write(
          html.replace('<head>', (tag) => tag + addition),
          'latin1',
        );
      };
      next();
    });
  },
};
