import { isWord, type XmlElement, type XmlReader } from './read-xml';

const DRAWING = new Set([
  'http://schemas.openxmlformats.org/drawingml/2006/main',
  'http://purl.oclc.org/ooxml/drawingml/main',
]);
const MATH = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
]);
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const VML = 'urn:schemas-microsoft-com:vml';

/** ISO/IEC 29500-1, 17.3.3: what stands between the letters of a run. */
const signs = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);
/** What ends a line, a cell, a row or the small text above a word. */
const ends = new Map([
  ['p', '\n'],
  ['tc', '\n'],
  ['tr', '\n'],
  ['rt', ' '],
  ['rubyBase', ' '],
]);
/** ISO/IEC 29500-1, 17.13.5.22: a text that somebody has moved stands here no more. */
const GONE = 'moveFrom';

/** Gathers the text of one part as a page shows it: also of text boxes, content controls, changes of direction, ruby and formulas. */
export class TextReader implements XmlReader {
  private readonly pieces: string[] = [];
  private isText = false;
  /** The depth inside of an element that is passed over. */
  private passed = 0;
  /** Of the alternatives around: where their first one begins. */
  private readonly alternatives: number[] = [];

  get value(): string {
    return this.pieces.join('');
  }

  open(element: XmlElement): void {
    if (this.passed > 0 || this.isPassedOver(element)) {
      this.passed += 1;
      return;
    }
    const { uri, name, attribute } = element;
    if (uri === COMPATIBILITY && name === 'AlternateContent') this.alternatives.push(this.pieces.length);
    if (uri === VML && name === 'textpath') this.pieces.push(attribute('string'), '\n');
    if (!isText(uri)) return;
    if (name === 't') this.isText = true;
    const sign = signs.get(name);
    if (sign && !(name === 'tab' && attribute('val'))) this.pieces.push(sign);
  }

  close({ uri, name }: XmlElement): void {
    if (this.passed > 0) {
      this.passed -= 1;
      return;
    }
    if (uri === COMPATIBILITY && name === 'AlternateContent') this.alternatives.pop();
    if (!isText(uri)) return;
    if (name === 't') this.isText = false;
    const end = ends.get(name);
    if (end) this.pieces.push(end);
  }

  text(text: string): void {
    if (this.isText && this.passed === 0) this.pieces.push(text);
  }

  /** Word shows one of several alternatives, and writers put the same text into each. */
  private isPassedOver({ uri, name }: XmlElement): boolean {
    if (isWord(uri)) return name === GONE;
    if (uri !== COMPATIBILITY || (name !== 'Choice' && name !== 'Fallback')) return false;
    return this.pieces.slice(this.alternatives.at(-1)).some((piece) => piece.trim() !== '');
  }
}

const isText = (uri: string) => isWord(uri) || DRAWING.has(uri) || MATH.has(uri);
