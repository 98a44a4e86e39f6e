/** PDF.js gives no types for these. */
declare module 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs' {
  export class JpegImage {
    /** The samples of each colour. */
    components: { output: Int16Array<ArrayBuffer> }[];
    /** @throws Error when it is damaged */
    parse(bytes: Uint8Array): void;
    getData(options: {
      width: number;
      height: number;
      forceRGBA: boolean;
      isSourcePDF: boolean;
    }): Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
  }
}
