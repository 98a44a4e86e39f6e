import { type Flag, flags } from '../flags';
import { leadsOutside } from './leads-outside';
import type { XmlElement } from './read-xml';

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
/** These lead outside and do nothing until somebody clicks. */
const harmless = new Set(['hyperlink', 'customxml', 'customxmlprops']);

/** What a relation of a part to another, or to something elsewhere, is doubtful for (ISO/IEC 29500-2, 6.5). */
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
