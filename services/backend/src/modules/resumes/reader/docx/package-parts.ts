import { readXml } from './read-xml';

/** A relation of a part to another part of the package (ISO/IEC 29500-2, 6.5). */
interface Relation {
  /** As `relationKind` makes it. */
  kind: string;
  /** The name of the part that it leads to, as `partName` makes it. */
  target: string;
}

/** The last word of a relation's type, in small letters: all before it differs between the editions of the standard. */
export function relationKind(type: string): string {
  const plain = type.trim().replace(/\/+$/, '').toLowerCase();
  return plain.slice(plain.lastIndexOf('/') + 1);
}

/** ISO/IEC 29500-2: names of parts are compared without regard to case, and any character may be percent-encoded. */
export function partName(name: string): string {
  const plain = name.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.replace(/^\/+/, '').toLowerCase();
}

/** Where the relations of a part stand; those of the package where `part` is empty. */
export function relationsName(part: string): string {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

/** The part whose relations stand in the part of this name; null when it holds none. */
function partOfRelations(name: string): string | null {
  const [, folder, file] = /^(.*\/)?_rels\/([^/]*)\.rels$/.exec(name) ?? [];
  return file === undefined ? null : (folder ?? '') + file;
}

/** The relations that lead to parts of the package. What follows the place where the XML is broken is left out. */
export function readRelations(xml: Buffer, part: string): Relation[] {
  const relations: Relation[] = [];
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  try {
    readXml(xml, [
      {
        open: ({ name, attribute }) => {
          if (name !== 'Relationship' || attribute('TargetMode').trim().toLowerCase() === 'external') return;
          const target = attribute('Target').trim().replaceAll('\\', '/');
          relations.push({
            kind: relationKind(attribute('Type')),
            target: resolveName(target.startsWith('/') ? target : folder + target),
          });
        },
      },
    ]);
  } catch {
    // Viewers use what stands before.
  }
  return relations;
}

function resolveName(path: string): string {
  const folders: string[] = [];
  for (const folder of partName(path).split('/')) {
    if (folder === '..') folders.pop();
    else if (folder !== '' && folder !== '.') folders.push(folder);
  }
  return folders.join('/');
}

/** Where nearly all programs put it; used when the package names none. */
const USUAL_MAIN_PART = 'word/document.xml';

/** The name of the part that is the document, by the relations of the package. */
export const findMainPart = (relations: Buffer | null): string =>
  (relations && readRelations(relations, '').find(({ kind }) => kind === 'officedocument')?.target) ?? USUAL_MAIN_PART;

/** A document of its own in another format, shown in its place (ISO/IEC 29500-1, 11.3.1). */
const CHUNK = 'afchunk';

/** The names of the parts in other formats that any part leads to. */
export const findChunks = (xmlOf: ReadonlyMap<string, Buffer | null>): string[] => [
  ...new Set(
    [...xmlOf].flatMap(([name, xml]) => {
      const part = partOfRelations(name);
      const relations = part !== null && xml ? readRelations(xml, part) : [];
      return relations.filter(({ kind }) => kind === CHUNK).map(({ target }) => target);
    }),
  ),
];
