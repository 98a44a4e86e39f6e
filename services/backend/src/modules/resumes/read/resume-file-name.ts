/** The name under which a browser saves a resume: `<Name>-resume.<type>`, with nothing in it that a file system dislikes. */
export function resumeFileName(applicant: string, type: string): string {
  const name = applicant
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    // Whole characters only: half of one cannot be encoded.
    .replace(/^(.{80}).*$/u, '$1')
    .replace(/^-+|-+$/g, '');
  return `${name || 'applicant'}-resume.${type}`;
}

/** RFC 6266: a plain name for old clients, and the real one in UTF-8 where that differs. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  const real = plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return `attachment; filename="${plain}"${real}`;
}
