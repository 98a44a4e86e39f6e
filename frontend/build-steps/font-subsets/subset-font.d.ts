declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: Record<string, Axis>;
    keepFeatures?: string[];
  }
  /** Keeps the glyphs of these characters. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
