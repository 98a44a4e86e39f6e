/** The longer side of a picture as it is kept, in pixels: more than any page shows of it, on screens of two pixels for one. */
const LONGEST_SIDE = 1600;
const QUALITY = 82;

export interface EncodedPicture {
  width: number;
  height: number;
  webp: Buffer;
}

/**
 * Makes a picture anew from its pixels: turned as its EXIF data wants, made smaller, and without all that is not a pixel. It takes up
 * to 310 MB, so it runs in a process of its own: see `encodePictureApart`. Null for one that the decoder cannot read.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(bytes).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, webp: await canvas.encode('webp', QUALITY) };
}
