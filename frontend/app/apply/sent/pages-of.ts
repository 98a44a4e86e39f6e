/** The pages of a PDF whose text names them: as many page objects as one of its trees counts. Null for any other file. */
export function pagesIn(text: string): number | null {
  if (!text.startsWith('%PDF-')) return null;
  const pages = text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  const counts = Array.from(text.matchAll(/\/Count\s+(\d+)/g), ([, count]) => Number(count));
  return pages > 0 && counts.includes(pages) ? pages : null;
}

export const pagesOf = (file: Blob): Promise<number | null> => file.text().then(pagesIn, () => null);
