/** Where applications came from, as the link to the site said. */
export const sourceName = ({ utmSource, ref }: { utmSource: string | null; ref: string | null }): string => {
  if (utmSource === null && ref === null) return 'Not told';
  return [utmSource, ref === null ? null : `ref: ${ref}`].filter((part) => part !== null).join(', ');
};
