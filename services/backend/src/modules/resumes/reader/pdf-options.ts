import { dirname, join } from 'node:path';

const data = (folder: string) => `${join(dirname(require.resolve('pdfjs-dist/package.json')), folder)}/`;

/** No fonts of the machine: a page looks the same everywhere. No pictures of more than 25 megapixels, no evaluated code. */
export const pdfOptions = {
  useSystemFonts: false,
  standardFontDataUrl: data('standard_fonts'),
  cMapUrl: data('cmaps'),
  cMapPacked: true,
  wasmUrl: data('wasm'),
  iccUrl: data('iccs'),
  maxImageSize: 25_000_000,
  isEvalSupported: false,
  enableXfa: false,
  verbosity: 0,
};
