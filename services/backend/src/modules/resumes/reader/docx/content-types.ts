import { type Flag, flags } from '../flags';
import { type XmlElement, type XmlReader, CONTENT_TYPES } from './read-xml';

const MACROS = /macroenabled|vbaproject|vbadata/i;
const CONTROLS = /oleobject|activex|xhtml/i;
const XML = /[+/]xml$/i;
/** The content types of a document besides XML: pictures, fonts, old drawings, and printer settings. */
const USUAL =
  /^(?:image|font)\/|^application\/(?:x-font|vnd\.ms-fontobject)|(?:obfuscatedfont|vmldrawing|printersettings)$/i;

/** Knows the type of each part by `[Content_Types].xml` (ISO/IEC 29500-2, 7.3.7). */
export class ContentTypes implements XmlReader {
  private readonly byPart = new Map<string, string>();
  private readonly byExtension = new Map<string, string>();

  open({ uri, name, attribute }: XmlElement): void {
    if (uri !== CONTENT_TYPES) return;
    const type = attribute('ContentType').trim();
    if (name === 'Override') this.byPart.set(partName(attribute('PartName')), type);
    if (name === 'Default') this.byExtension.set(partName(attribute('Extension')), type);
  }

  /** Empty when the document does not say. */
  of(part: string): string {
    const name = partName(part);
    return this.byPart.get(name) ?? this.byExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? '';
  }

  isXml(part: string): boolean {
    return XML.test(this.of(part)) && !this.isPicture(part);
  }

  isPicture(part: string): boolean {
    return /^image\//i.test(this.of(part));
  }

  flag(part: string): Flag | null {
    const type = this.of(part);
    if (MACROS.test(type)) return flags.macros;
    if (CONTROLS.test(type)) return flags.embeddedFile;
    return !type || XML.test(type) || USUAL.test(type) ? null : flags.embeddedFile;
  }
}

/** ISO/IEC 29500-2: names of parts are compared without regard to case, and any character may be percent-encoded. */
export function partName(name: string): string {
  const plain = name.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.replace(/^\/+/, '').toLowerCase();
}
