interface Maker {
  name: string;
  position: string;
}

/** The people behind the site. Source: https://humanstxt.org */
export const peopleText = (name: string, city: string, people: readonly Maker[]): string =>
  [
    '/* TEAM */',
    ...people.map((person) => `${person.position}: ${person.name}`),
    '',
    '/* SITE */',
    `Company: ${name}, ${city}`,
    'Language: English (India)',
    'Standards: HTML, CSS, SVG, WAI-ARIA',
    '',
  ].join('\n');
