/** A page of a list in which an application is seen; the same page where it was before, or is not there. */
export const seenIn = <Page extends { data: readonly { id: string; unseen: boolean }[] }>(
  page: Page,
  id: string,
): Page =>
  page.data.some((row) => row.id === id && row.unseen)
    ? { ...page, data: page.data.map((row) => (row.id === id ? { ...row, unseen: false } : row)) }
    : page;
