/** A header's value and what stands behind it, as in `form-data; name="resume"; filename="cv.pdf"`. */
export interface HeaderValue {
  /** In small letters. */
  value: string;
  /** By their names in small letters. */
  parameters: Map<string, string>;
}

/** RFC 9110 section 5.6.6, and as forgiving about what is not quoted as browsers and mail programs need. */
const PARAMETER = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s";\\]+))/y;

/** Null for anything that is not wholly understood, and for a parameter that is given twice. */
export function readHeaderValue(header: string): HeaderValue | null {
  const text = header.trimEnd().replace(/;$/, '').trimEnd();
  const end = text.indexOf(';');
  const value = (end === -1 ? text : text.slice(0, end)).trim().toLowerCase();
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = end === -1 ? text.length : end;
  while (PARAMETER.lastIndex < text.length) {
    const found = PARAMETER.exec(text);
    const name = found?.[1]?.toLowerCase();
    if (!found || !name || parameters.has(name)) return null;
    // Browsers send a backslash as it is, so only what could not stand there otherwise is taken for escaped.
    parameters.set(name, found[2]?.replace(/\\(["\\])/g, '$1') ?? found[3] ?? '');
  }
  return { value, parameters };
}
