import { ContentTypes, partName } from './content-types';
import { FieldReader } from './field-reader';
import { findElementFlag, findRelationFlag } from './find-element-flags';
import { type Flag, flags } from '../flags';
import { readXml, type XmlReader } from './read-xml';
import type { UnpackedDocx } from './unpack-docx';

/**
 * The flags of a Word document, by the declared types of its parts, their relations and their fields.
 * The name of a part tells nothing, because the author of the file chooses it. A part that cannot be read is doubtful for that.
 */
export function findDocxFlags({ parts, complete }: UnpackedDocx): Set<Flag> {
  const found = new Set<Flag>();
  if (!complete) found.add(flags.tooLarge);
  const types = new ContentTypes();
  const unread = new Set<string>();
  for (const { name, xml } of parts) {
    const isList = partName(name) === '[content_types].xml';
    if (!xml || !read(xml, found, isList ? [types] : [])) unread.add(name);
  }
  for (const { name, xml } of parts) {
    const flag = types.flag(name);
    if (flag) found.add(flag);
    // A part that begins like XML and is declared as a picture is only read by code that draws it.
    if (unread.has(name) && (xml ? !types.isPicture(name) : complete && types.isXml(name))) found.add(flags.damaged);
  }
  return found;
}

/** False when it is no well-formed XML; flags found until then count. */
function read(xml: Buffer, found: Set<Flag>, more: XmlReader[]): boolean {
  const fields = new FieldReader(found);
  const elements: XmlReader = {
    open: (element) => {
      const flag = findElementFlag(element) ?? findRelationFlag(element);
      if (flag) found.add(flag);
    },
  };
  try {
    readXml(xml, [fields, elements, ...more]);
    return true;
  } catch {
    return false;
  } finally {
    fields.finish();
  }
}
