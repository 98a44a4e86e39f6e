import { readFileSync } from 'node:fs';
import { listPackages, type Lock, type Package, wayTo } from './locked-packages.ts';

export interface AllowedLicences {
  /** By their ids of SPDX. */
  everywhere: string[];
  /** In addition, for what is delivered to nobody. */
  inDevelopment: string[];
  /** Of packages that do not tell theirs in a form that npm reads, and where it was found. */
  decided: { package: string; licence: string; found: string }[];
}

export const readAllowedLicences = (): AllowedLicences =>
  JSON.parse(readFileSync(new URL('allowed-licences.json', import.meta.url), 'utf8')) as AllowedLicences;

/** The parts of an expression of SPDX: brackets, OR, AND, WITH, and ids. */
const wordsOf = (expression: string) => expression.match(/[()]|[^\s()]+/g) ?? [];

/** Whether an expression of SPDX can be kept by keeping allowed licences alone: of an OR one side is enough, of an AND both are needed. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = wordsOf(expression);
  let at = 0;
  const readOr = (): boolean => {
    let result = readAnd();
    while (words[at] === 'OR') {
      at += 1;
      // Read in any case, so that the place moves on.
      const other = readAnd();
      result ||= other;
    }
    return result;
  };
  const readAnd = (): boolean => {
    let result = readOne();
    while (words[at] === 'AND') {
      at += 1;
      const other = readOne();
      result &&= other;
    }
    return result;
  };
  const readOne = (): boolean => {
    const word = words[at++];
    if (word !== '(') return word !== undefined && allowed.has(word);
    const inner = readOr();
    at += 1;
    return inner;
  };
  return readOr() && at === words.length;
}

interface Licensed {
  package: Package;
  licence: string | undefined;
}

/** Each copy with its licence, as the package says it or as it was decided. */
export const licencesOf = (lock: Lock, { decided }: AllowedLicences): Licensed[] =>
  listPackages(lock).map((one) => ({
    package: one,
    licence: decided.find(({ package: name }) => name === one.name)?.licence ?? one.licence,
  }));

export interface Refused extends Licensed {
  way: string;
}

/** Every copy whose licence is unknown, or not allowed for its use. */
export function findRefusedLicences(lock: Lock, allowed: AllowedLicences): Refused[] {
  const everywhere = new Set(allowed.everywhere);
  const inDevelopment = new Set([...allowed.everywhere, ...allowed.inDevelopment]);
  return licencesOf(lock, allowed)
    .filter(({ package: one, licence }) => !isAllowed(licence ?? '', one.isDevelopment ? inDevelopment : everywhere))
    .map(({ package: one, licence }) => ({ package: one, licence, way: wayTo(lock, one.path) }));
}
