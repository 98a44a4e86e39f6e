import type { Page } from '@playwright/test';

/** How many points of a picture have exactly this colour, as #rrggbb. */
export function countColour(page: Page, src: string, colour: string): Promise<number> {
  return page.evaluate(
    async ([address, wanted]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const sheet = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      sheet.drawImage(image, 0, 0);
      const { data } = sheet.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!) === wanted) count += 1;
      return count;
    },
    [src, Number.parseInt(colour.slice(1), 16)] as const,
  );
}
