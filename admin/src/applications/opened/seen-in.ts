/** A page of a list after an application was opened; the same object where that changes nothing on it. */
export const seenIn = <Page extends { data: readonly { id: string; unseen: boolean }[] }>(
  page: Page,
  id: string,
): Page =>
  page.data.some((row) => row.id === id && row.unseen)
    ? { ...page, data: page.data.map((row) => (row.id === id ? { ...row, unseen: false } : row)) }
    : page;
