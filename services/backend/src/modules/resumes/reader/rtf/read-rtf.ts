import { FieldReader } from '../docx/field-reader';
import { WORD, type XmlElement } from '../docx/read-xml';
import { type Flag, flags } from '../flags';
import { leadsOutside } from '../leads-outside';
import { codePageOf, decodeBytes, hidden, shown, signs } from './rtf-words';

/** Word itself follows some hundreds. */
const MOST_DEPTH = 1_000;
const TOKEN = /[{}]|\\'([\da-f]{2})|\\([a-z]+)(-?\d{1,10})? ?|\\([^])|[\r\n]+|[^\\{}\r\n]+|\\/gi;

/** What a group holds: text of the page, the instruction of a field, the list of fonts, where a template is, or nothing to be shown. */
type Kind = 'text' | 'code' | 'fonts' | 'template' | 'hidden';

interface Group {
  kind: Kind;
  /** Of the font that is in force. */
  codePage: number;
  /** How many characters of an older writing follow one in Unicode. */
  older: number;
  isDeleted: boolean;
  /** Whether it is a field, which ends with it. */
  isField: boolean;
  /** Whether its first group is an older writing of its second one. */
  hasOlderFirst: boolean;
}

/** The text of a document in RTF 1.9.1 as its pages show it, and what is doubtful in it. A document that is cut off gives what is there. */
export function readRtf(bytes: Buffer): { text: string; flags: Flag[] } {
  const reader = new RtfReader(bytes.toString('latin1'));
  reader.read();
  return { text: reader.text, flags: [...reader.flags] };
}

const fieldElement = (name: string, type = ''): XmlElement => ({
  uri: WORD,
  name,
  attribute: (key) => (key === 'fldCharType' ? type : ''),
});

class RtfReader {
  text = '';
  readonly flags = new Set<Flag>();
  private readonly fields = new FieldReader(this.flags);
  private readonly around: Group[] = [];
  private group: Group = {
    kind: 'text',
    codePage: 1252,
    older: 1,
    isDeleted: false,
    isField: false,
    hasOlderFirst: false,
  };
  private readonly pages = new Map<number, number>();
  private defaultPage = 1252;
  /** The font whose entry in the list is being read. */
  private font = 0;
  /** Whether `\*` stands before the next word. */
  private isOptional = false;
  /** How many characters of an older writing are still to be passed over. */
  private toPass = 0;
  /** In latin1, so that characters of several bytes are read as one. */
  private bytes = '';
  private template = '';

  constructor(private readonly rtf: string) {}

  read(): void {
    TOKEN.lastIndex = 0;
    for (let token = TOKEN.exec(this.rtf); token; token = TOKEN.exec(this.rtf)) {
      const [whole, hex, word, number, sign] = token;
      if (hex !== undefined) this.addBytes(String.fromCharCode(Number.parseInt(hex, 16)));
      else if (word !== undefined) TOKEN.lastIndex += this.take(word, number === undefined ? null : Number(number));
      else if (sign !== undefined) this.takeSign(sign);
      else if (whole === '{') {
        if (!this.open()) return this.finish();
      } else if (whole === '}') this.close();
      else if (!/^[\r\n]/.test(whole)) this.addBytes(whole);
    }
    this.finish();
  }

  private finish(): void {
    this.flush();
    this.fields.finish();
  }

  /** False when groups lie too deep in each other. */
  private open(): boolean {
    this.flush();
    if (this.around.length >= MOST_DEPTH) {
      this.flags.add(flags.tooLarge);
      return false;
    }
    const { hasOlderFirst, kind } = this.group;
    this.around.push(this.group);
    this.group = { ...this.group, kind: hasOlderFirst ? 'hidden' : kind, isField: false, hasOlderFirst: false };
    this.isOptional = false;
    this.toPass = 0;
    return true;
  }

  private close(): void {
    this.flush();
    if (this.group.isField) this.fields.open(fieldElement('fldChar', 'end'));
    if (this.group.kind === 'template' && leadsOutside(this.template.trim())) this.flags.add(flags.externalTemplate);
    this.group = this.around.pop() ?? this.group;
    this.toPass = 0;
  }

  /** Returns how many bytes behind the word belong to it. */
  private take(word: string, number: number | null): number {
    const isOptional = this.isOptional;
    this.isOptional = false;
    if (word === 'bin') return Math.max(0, number ?? 0);
    this.flush();
    this.toPass = 0;
    if (word === 'u') this.addUnicode(number ?? 0);
    else if (!this.begins(word, isOptional)) this.format(word, number);
    return 0;
  }

  /** Whether the word says what its group holds. */
  private begins(word: string, isOptional: boolean): boolean {
    if (word === 'objdata' || word === 'object') this.flags.add(flags.embeddedFile);
    if (word === 'objlink' || word === 'objautlink') this.flags.add(flags.externalContent);
    if (word === 'field') this.beginField();
    else if (word === 'fldrslt') this.fields.open(fieldElement('fldChar', 'separate'));
    else if (word === 'upr') this.group.hasOlderFirst = true;
    else if (word === 'fldinst') this.group.kind = 'code';
    else if (word === 'fonttbl') this.group.kind = 'fonts';
    else if (word === 'template') this.beginTemplate();
    else if (word === 'ud') this.group.kind = this.around.at(-1)?.kind ?? 'text';
    else if (hidden.has(word) || (isOptional && !shown.has(word))) this.group.kind = 'hidden';
    else return isOptional;
    return true;
  }

  private beginField(): void {
    this.group.isField = true;
    this.fields.open(fieldElement('fldChar', 'begin'));
  }

  private beginTemplate(): void {
    this.template = '';
    this.group.kind = 'template';
  }

  private format(word: string, number: number | null): void {
    const { group } = this;
    if (word === 'ansicpg') group.codePage = this.defaultPage = number ?? 1252;
    else if (word === 'mac') group.codePage = this.defaultPage = 10_000;
    else if (word === 'uc') group.older = Math.max(0, number ?? 1);
    else if (word === 'deleted') group.isDeleted = number !== 0;
    else if (word === 'plain') Object.assign(group, { codePage: this.defaultPage, isDeleted: false });
    else if (group.kind === 'fonts') this.noteFont(word, number ?? 0);
    else if (word === 'f') group.codePage = this.pages.get(number ?? 0) ?? this.defaultPage;
    else this.add(signs.get(word) ?? '');
  }

  private noteFont(word: string, number: number): void {
    if (word === 'f') this.font = number;
    if (word === 'fcharset' && number > 1) this.pages.set(this.font, codePageOf(number));
    if (word === 'cpg') this.pages.set(this.font, number);
  }

  private takeSign(sign: string): void {
    if (sign === '*') {
      this.isOptional = true;
      return;
    }
    if (this.toPass > 0) {
      this.toPass -= 1;
      return;
    }
    this.flush();
    if (sign === '\r' || sign === '\n') this.add('\n');
    else if (sign === '~') this.add(' ');
    else if (sign === '_') this.add('-');
    else if ('{}\\'.includes(sign)) this.add(sign);
  }

  private addUnicode(number: number): void {
    this.add(String.fromCharCode(number & 0xffff));
    this.toPass = this.group.older;
  }

  /** Without those of an older writing of what was read in Unicode. */
  private addBytes(latin1: string): void {
    this.bytes += latin1.slice(this.toPass);
    this.toPass = Math.max(0, this.toPass - latin1.length);
  }

  private flush(): void {
    if (this.bytes === '') return;
    const text = decodeBytes(this.bytes, this.group.codePage);
    this.bytes = '';
    this.add(text);
  }

  private add(text: string): void {
    const { kind, isDeleted } = this.group;
    if (kind === 'template') this.template += text;
    if (kind !== 'text' && kind !== 'code') return;
    const element = fieldElement(kind === 'code' ? 'instrText' : 't');
    this.fields.open(element);
    this.fields.text(text);
    this.fields.close(element);
    if (kind === 'text' && !isDeleted) this.text += text;
  }
}
