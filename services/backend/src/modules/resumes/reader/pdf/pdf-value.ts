/** The objects of a PDF (ISO 32000-2, 7.3), as far as flags depend on them: the text of a string is left away. */
export type PdfValue = PdfName | PdfRef | PdfDict | PdfValue[] | number | string | null;

export class PdfName {
  constructor(readonly name: string) {}
}

export class PdfRef {
  constructor(readonly number: number) {}
}

export class PdfDict {
  /** Whether words stand between keys and values, as with names of fonts that hold a space: viewers may pair them in other ways. */
  isOdd = false;
  readonly entries: [key: string, value: PdfValue][] = [];

  has(key: string): boolean {
    return this.entries.some(([name]) => name === key);
  }

  /** Every value of a key: viewers differ in which one of several they take. */
  all(key: string): PdfValue[] {
    return this.entries.filter(([name]) => name === key).map(([, value]) => value);
  }

  /** Undefined without the key. @throws Error when there are several values */
  one(key: string): PdfValue | undefined {
    const values = this.all(key);
    if (values.length > 1) throw new Error(`has several values for ${key}`);
    return values[0];
  }
}

export const isName = (value: PdfValue | undefined, name: string): boolean =>
  value instanceof PdfName && value.name === name;
