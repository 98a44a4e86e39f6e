import { company } from './company.ts';

/** The way to the office, as it is drawn on the contact page. */
export const neighbourhood = {
  title: 'Come by',
  drawing:
    'An isometric plan of the neighbourhood: an elevated metro line with a station, a park with trees, blocks of offices, and our building among them, joined to the station by a marked path',
  caption: 'A our door, B the metro, C the park. Not to scale.',
  distance: '8 MINUTES ON FOOT',
  /** With the letter of the drawing that leads to it. */
  ways: [
    { term: 'By metro', letter: 'B', text: 'Blue Line to its last station in Noida, then along the park.' },
    { term: 'By car', letter: null, text: 'Second left after the park. Six places behind the house.' },
    { term: 'At the door', letter: 'A', text: 'Ring at B-12. We are on the second floor, the lift works.' },
  ],
  map: {
    label: 'Show map',
    note: 'It comes from OpenStreetMap, which then sees the IP address of your device.',
    title: `A map of ${company.district}`,
    url: 'https://www.openstreetmap.org/export/embed.html?bbox=77.352%2C28.620%2C77.378%2C28.636&layer=mapnik&marker=28.628%2C77.365',
  },
  mapLabel: 'Open in OpenStreetMap',
  mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(company.address.join(', '))}`,
} as const;
