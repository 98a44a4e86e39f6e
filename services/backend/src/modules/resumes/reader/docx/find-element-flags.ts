import { type Flag, flags } from '../flags';
import { type XmlElement, isWord } from './read-xml';

const VML = 'urn:schemas-microsoft-com:vml';
const OFFICE = 'urn:schemas-microsoft-com:office:office';

const word: Record<string, Flag> = {
  altChunk: flags.embeddedFile,
  subDoc: flags.embeddedFile,
  control: flags.embeddedFile,
  objectEmbed: flags.embeddedFile,
  objectLink: flags.externalContent,
  // Where a mail merge gets its addresses.
  connectString: flags.externalContent,
};
const pictures = ['src', 'href', 'althref'];

/** The flag of an element by itself, independent of the target of its relation. */
export function findElementFlag({ uri, name, attribute }: XmlElement): Flag | null {
  if (isWord(uri)) return word[name] ?? null;
  if (uri === OFFICE && name === 'OLEObject')
    return attribute('Type').toLowerCase() === 'link' ? flags.externalContent : flags.embeddedFile;
  // A picture that is linked rather than kept.
  if (name === 'blip' && attribute('link')) return flags.externalContent;
  if (uri === VML && pictures.some((picture) => leadsOutside(attribute(picture)))) {
    return name === 'imagedata' || name === 'fill' || name === 'stroke' ? flags.externalContent : null;
  }
  return null;
}

/** By the last word of a relation's type: all before it differs between the editions of the standard. */
const inside: Record<string, Flag> = {
  vbaproject: flags.macros,
  wordvbadata: flags.macros,
  oleobject: flags.embeddedFile,
  package: flags.embeddedFile,
  control: flags.embeddedFile,
  activexcontrolbinary: flags.embeddedFile,
  afchunk: flags.embeddedFile,
  subdocument: flags.embeddedFile,
  webextension: flags.externalContent,
  webextensiontaskpanes: flags.externalContent,
};
/** These lead outside and do nothing without a click. */
const harmless = new Set(['hyperlink', 'customxml', 'customxmlprops']);

/** The flag of a relation from a part to another part or to an external target (ISO/IEC 29500-2, 6.5). */
export function findRelationFlag({ name, attribute }: XmlElement): Flag | null {
  if (name !== 'Relationship') return null;
  const type = attribute('Type').trim().replace(/\/+$/, '').toLowerCase();
  const kind = type.slice(type.lastIndexOf('/') + 1);
  const target = attribute('Target').trim();
  const isExternal = attribute('TargetMode').trim().toLowerCase() === 'external' || leadsOutside(target);
  if (!isExternal) return inside[kind] ?? null;
  if (harmless.has(kind)) return null;
  if (kind !== 'attachedtemplate') return flags.externalContent;
  // Word writes the path of a template on the own drive of the author here.
  return /^file:\/\/\/[a-z]:[\\/]/i.test(target) ? null : flags.externalTemplate;
}

/**
 * Whether an address is of another machine: it has a scheme, or begins like a share (`\\host`). A file on the reader's own
 * drive, a picture of the same mail (`cid:`) and data that stands in the address itself are not outside.
 */
export const leadsOutside = (address: string): boolean =>
  /^(?:[a-z][a-z\d+.-]+:|[\\/]{2})/i.test(address) && !/^(?:cid:|data:|file:\/\/\/[a-z]:[\\/])/i.test(address);
