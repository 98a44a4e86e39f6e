const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as it is written on the site. */
export const DayOf = ({ date }: { date: string }) => (
  <time dateTime={date} className="whitespace-nowrap">
    {format.format(new Date(date))}
  </time>
);
