import { todayPath } from '../../today/today-path.ts';

/** The drawing of each section on 20 by 20, for where there is no room for its name. */
const drawings: Readonly<Record<string, string>> = {
  [todayPath]:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2.5V4m0 12v1.5M2.5 10H4m12 0h1.5M4.7 4.7l1 1m8.6 8.6 1 1m0-10.6-1 1m-8.6 8.6-1 1',
  '/applications':
    'M4.5 3h11v14h-11zM10 6a1.9 1.9 0 1 0 0 3.8A1.9 1.9 0 0 0 10 6m-3 8.3c.3-1.8 1.4-2.7 3-2.7s2.7.9 3 2.7',
  '/interviews': 'M3 4h9.5v7H7l-2.5 2.3V11H3zm12.5 4H17v6h-1.5v2L13 14H9.5',
  '/job-posts': 'M3 7h14v9.5H3zm4.5 0V4h5v3M3 11h14m-7-1v2',
  '/reports': 'M3 16.5h14m-12 0v-6h2.4v6m1.4 0V4.5h2.4v12m1.4 0V8H15v8.5',
  '/deliveries': 'M3 5h14v10.5H3zm0 .5 7 5.5 7-5.5',
  '/mail-templates': 'M4.5 3h7.5l3.5 3.5V17h-11zM12 3v3.5h3.5M7 10h6m-6 2.3h6M7 14.6h3.5',
  '/held': 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M8 7v6m4-6v6',
  '/form-settings': 'M3 6h7m4 0h3m-7-2h4v4h-4zM3 14h3m4 0h7m-11-2h4v4H6z',
  '/calendar': 'M3.5 5h13v11.5h-13zm0 3.8h13M7 3v3.5M13 3v3.5M7.8 8.8v7.7m4.4-7.7v7.7m-8.7-3.8h13',
  '/rejection-reasons': 'M9.5 6H17m-7.5 8H17M3.5 4l4 4m0-4-4 4m0 4 4 4m0-4-4 4',
  '/audit': 'M3.5 5H14M3.5 9h4m-4 4h3m6-4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4m2.7 6.4 2.3 2.3',
  '/erasures': 'M4.5 5.5h11m-9.3 0 .8 11h6l.8-11M8 5.5V3.5h4v2M8.6 8.5l.3 5.2m2.5-5.2-.3 5.2',
  '/personal-data': 'M10 2.8l6 2.2v4.8c0 3.5-2.3 6-6 7.4-3.7-1.4-6-3.9-6-7.4V5zM7.4 10l1.9 1.9 3.4-3.6',
};

/** A section where there is no room for its name: its drawing, or the first letter of the name. */
export const SectionMark = ({ to, name }: { to: string; name: string }) => {
  const drawing = drawings[to.replace(/\?.*$/, '')];
  return (
    <span className="mark" aria-hidden="true" title={name}>
      {drawing ? (
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.3">
          <path d={drawing} />
        </svg>
      ) : (
        name.charAt(0)
      )}
    </span>
  );
};
