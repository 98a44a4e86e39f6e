import { renderPageAsImage } from 'unpdf';
import type { Pdf } from './read-pdf-text';

const MOST_PAGES = 5;
const WIDTH = 1_240;
const MOST_HEIGHT = 2_480;

/** Draws the first pages as PNG, about 1240 pixels wide, and lower where a page is very high. */
export async function drawPages(pdf: Pdf, give: (png: Buffer) => Promise<void>): Promise<void> {
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    const scale = Math.min(WIDTH / width, MOST_HEIGHT / height);
    const canvasImport = () => import('@napi-rs/canvas');
    await give(Buffer.from(await renderPageAsImage(pdf, number, { canvasImport, scale })));
  }
}
