import { type Flag, flags, flagsByName } from '../flags';
import { leadsOutside } from '../leads-outside';
import { relationKind } from './package-parts';
import { type XmlElement, isWord } from './read-xml';

const VML = 'urn:schemas-microsoft-com:vml';
const OFFICE = 'urn:schemas-microsoft-com:office:office';

const word = flagsByName([
  [flags.embeddedFile, ['subDoc', 'control', 'objectEmbed']],
  // The latter is where a mail merge gets its addresses.
  [flags.externalContent, ['objectLink', 'connectString']],
]);
const sources = ['src', 'href', 'althref'];

export function findElementFlag({ uri, name, attribute }: XmlElement): Flag | null {
  if (isWord(uri)) return word.get(name) ?? null;
  if (uri === OFFICE && name === 'OLEObject')
    return attribute('Type').toLowerCase() === 'link' ? flags.externalContent : flags.embeddedFile;
  // A picture that is linked rather than kept.
  if (name === 'blip' && attribute('link')) return flags.externalContent;
  const isPicture = uri === VML && ['imagedata', 'fill', 'stroke'].includes(name);
  return isPicture && sources.some((source) => leadsOutside(attribute(source))) ? flags.externalContent : null;
}

/** By `relationKind`. */
const inside = flagsByName([
  [flags.macros, ['vbaproject', 'wordvbadata']],
  [flags.embeddedFile, ['oleobject', 'package', 'control', 'activexcontrolbinary', 'subdocument']],
  [flags.externalContent, ['webextension', 'webextensiontaskpanes']],
]);
/** These lead outside and do nothing without a click. */
const harmless = new Set(['hyperlink', 'customxml', 'customxmlprops']);

/** The flag of a relation from a part to another part or to an external target (ISO/IEC 29500-2, 6.5). */
export function findRelationFlag({ name, attribute }: XmlElement): Flag | null {
  if (name !== 'Relationship') return null;
  const kind = relationKind(attribute('Type'));
  const target = attribute('Target').trim();
  const isExternal = attribute('TargetMode').trim().toLowerCase() === 'external' || leadsOutside(target);
  if (!isExternal) return inside.get(kind) ?? null;
  if (harmless.has(kind)) return null;
  if (kind !== 'attachedtemplate') return flags.externalContent;
  // Word writes the path of a template on the own drive of the author here.
  return /^file:\/\/\/[a-z]:[\\/]/i.test(target) ? null : flags.externalTemplate;
}
