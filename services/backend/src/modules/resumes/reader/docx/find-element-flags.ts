import { type Flag, flags } from '../flags';
import { leadsOutside } from './leads-outside';
import type { XmlElement } from './read-xml';
import { isWord, OFFICE, VML } from './word-namespaces';

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

/** What an element is doubtful for by itself, whatever the relation says that it points to. */
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
