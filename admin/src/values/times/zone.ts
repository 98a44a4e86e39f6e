/** The zone of the company's days and times, which the API tells with the session. Nothing is shown before that. */
let zone = 'UTC';

const isKnown = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** @param name of the IANA list; where this browser does not know it, times are those of UTC and say so. */
export const setCompanyZone = (name: string): void => {
  zone = isKnown(name) ? name : 'UTC';
};

export const companyZone = (): string => zone;

/** Each of these knows the usual short names of its own part of the world: IST, BST, EST, AEDT. */
const regions = ['en-GB', 'en-IN', 'en-US', 'en-AU', 'en-ZA'];
const namings = new Map<string, Intl.DateTimeFormat[]>();

const namingsOf = (timeZone: string): Intl.DateTimeFormat[] => {
  const formats =
    namings.get(timeZone) ??
    regions.map((region) => new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' }));
  namings.set(timeZone, formats);
  return formats;
};

const shortName = (naming: Intl.DateTimeFormat, at: Date): string =>
  naming.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "IST", "BST" in summer and "GMT" in winter; "GMT+4" where a zone has no short name in English. */
export const zoneName = (at = new Date()): string => {
  const names = namingsOf(zone).map((naming) => shortName(naming, at));
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? zone;
};

/** "IST, Asia/Kolkata": the common name, and the name in settings. */
export const zoneText = (): string => (zoneName() === zone ? zone : `${zoneName()}, ${zone}`);
