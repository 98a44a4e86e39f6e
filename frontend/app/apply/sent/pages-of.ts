/** At the very beginning, but for the mark of UTF-8 in three bytes. */
const HEADER = /^(?:\u00EF\u00BB\u00BF)?%PDF-/;

/** The pages of a PDF whose text names them: as many page objects as one of its trees counts. Null for any other file. */
export function pagesIn(text: string): number | null {
  if (!HEADER.test(text)) return null;
  const pages = text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  const counts = Array.from(text.matchAll(/\/Count\s+(\d+)/g), ([, count]) => Number(count));
  return pages > 0 && counts.includes(pages) ? pages : null;
}

/** Of all packed objects together, in bytes: few bytes can hold very many. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** The same of a file, whose objects may be packed, as LaTeX and Word write them. Null also where they are packed in another way, or encrypted. */
export async function pagesOf(file: Blob): Promise<number | null> {
  try {
    const bytes = await file.arrayBuffer();
    // A character for each byte, so that a place in the text is one in the file.
    const text = new TextDecoder('latin1').decode(bytes);
    if (!HEADER.test(text)) return null;
    return pagesIn(text) ?? pagesIn(text + (await unpackAll(bytes, text)));
  } catch {
    return null;
  }
}

async function unpackAll(bytes: ArrayBuffer, text: string): Promise<string> {
  let all = '';
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
    const { start, end } = streamAt(text, index);
    all += `\n${await unpack(bytes.slice(start, end), MOST_UNPACKED - all.length)}`;
  }
  return all;
}

/** Where the stream lies whose dictionary has this place: ISO 32000-2, 7.3.8. */
function streamAt(text: string, place: number) {
  const keyword = text.indexOf('stream', place);
  const dictionary = text.slice(text.lastIndexOf('obj', place), keyword);
  const start = keyword + (text.startsWith('\r\n', keyword + 6) ? 8 : 7);
  // An indirect length, `12 0 R`, would have to be looked up.
  const length = /\/Length\s+(\d+)(?![\d\s]*R)/.exec(dictionary)?.[1];
  return { start, end: length === undefined ? text.indexOf('endstream', start) : start + Number(length) };
}

/** @throws TypeError for what is no zlib stream, and for more bytes than `most` */
async function unpack(packed: ArrayBuffer, most: number): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > most) throw new TypeError('More than is counted');
  }
  return text;
}
