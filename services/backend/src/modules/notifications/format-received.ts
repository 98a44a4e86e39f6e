/** Each of these knows the usual short names of its own part of the world: IST, BST, EST, AEDT. */
const regions = ['en-GB', 'en-IN', 'en-US', 'en-AU', 'en-ZA'];

/** The zone's short name at that time of the year; "GMT+5" where it has none in English. */
function zoneNameAt(at: Date, timeZone: string): string {
  const names = regions.map((region) => {
    const parts = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? timeZone;
}

/**
 * For example "21 November 2026 at 15:47 IST".
 * @param timeZone the company's, of the IANA list: `COMPANY_TIME_ZONE`
 */
export function formatReceived(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${time.format(at)} ${zoneNameAt(at, timeZone)}`;
}
