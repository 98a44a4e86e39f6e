const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as it is written on the site. */
export const writtenDay = (day: string) => format.format(new Date(day));
