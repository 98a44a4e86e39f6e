import { type Flag, flags } from '../flags';
import { leadsOutside } from './find-element-flags';

/** ISO/IEC 29500-1, 17.16.5: these fetch what their first argument names. */
const includes = new Set(['INCLUDE', 'INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT', 'RD']);
/** These are linked with another program or a database in any case. */
const links = new Set(['LINK', 'DATABASE']);

export interface FieldCode {
  /** The instruction, with the values of the fields inside of it. */
  code: string;
  /** Whether a field inside gave part of its name. */
  hasComputedName: boolean;
  /** Whether a field inside gave something after its name. */
  hasComputedArgument: boolean;
}

/** What a field is doubtful for. */
export function judgeField({ code, hasComputedName, hasComputedArgument }: FieldCode): Flag[] {
  const [, word = '', rest = ''] = /^[\s"]*([a-z]*)(.*)$/is.exec(code) ?? [];
  const name = word.toUpperCase();
  const found: Flag[] = [];
  if (name === 'DDE' || name === 'DDEAUTO') found.push(flags.dde);
  else if (hasComputedName) found.push(flags.hiddenField);
  const address = /^[\s"]*([^\s"]*)/.exec(rest)?.[1] ?? '';
  if (links.has(name) || (includes.has(name) && (hasComputedArgument || leadsOutside(address))))
    found.push(flags.externalContent);
  return found;
}

/** What a QUOTE field shows (17.16.5.49): quoted texts and words as they are, numbers as the characters of these codes. */
export function quotedText(code: string): string | null {
  const argument = /^\s*QUOTE\b(.*)$/is.exec(code)?.[1];
  if (argument === undefined) return null;
  const tokens = argument.matchAll(/"((?:[^"\\]|\\.)*)"?|\\\S*(?:\s+(?:CHARFORMAT|MERGEFORMAT))?|([^\s"\\]+)/gi);
  return [...tokens].map(([, quoted, word]) => quoted ?? (word ? characterOf(word) : '')).join('');
}

function characterOf(word: string): string {
  const code = /^(?:0x[\da-f]+|\d+)$/i.test(word) ? Number(word) : Number.NaN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : `${word} `;
}
