export type Sketch = 'slots' | 'building' | 'shelf' | 'chart' | 'map' | 'lesson';

export interface Project {
  name: string;
  text: string;
  sketch: Sketch;
  /** Null for what is not open to the public. */
  url: string | null;
}

export interface Showcase {
  year: string;
  title: string;
  text: string;
  sketch: Sketch;
  url: string;
  facts: readonly { term: string; text: string }[];
}

/** The three that the home page shows at length. */
export const showcases: readonly Showcase[] = [
  {
    year: '2024',
    title: 'A booking site for laptop repairs at home',
    text: 'Engineers were losing a third of their day in traffic. We drew the city as a grid, the day as slots, and let the booking page do the arithmetic.',
    sketch: 'slots',
    url: 'https://mendathome.example',
    facts: [
      { term: 'Visits a day', text: '5 → 8' },
      { term: 'No-shows', text: '− 41 %' },
      { term: 'Time to book', text: '48 s' },
    ],
  },
  {
    year: '2023',
    title: 'A builder’s site that shows the building',
    text: 'Buyers asked for the progress of their floor. Now the site office takes one picture a week, and the page shows it beside the plan.',
    sketch: 'building',
    url: 'https://skylinebuild.example',
    facts: [
      { term: 'Calls a week', text: '120 → 35' },
      { term: 'Floors shown', text: '214' },
      { term: 'Updates', text: 'Fridays' },
    ],
  },
  {
    year: '2025',
    title: 'A shop for skincare kits',
    text: 'Three questions put a kit together, and the kit says why each thing is in it. Most visitors order without writing to anybody.',
    sketch: 'shelf',
    url: 'https://tendril.example',
    facts: [
      { term: 'Questions', text: '3' },
      { term: 'Returns', text: '− 28 %' },
      { term: 'First paint', text: '0.7 s' },
    ],
  },
];

/** The other variant's nine. */
export const projects: readonly Project[] = [
  { name: 'Mend at Home', text: 'Repairs booked by the slot', sketch: 'slots', url: 'https://mendathome.example' },
  {
    name: 'Skyline Build',
    text: 'A building site, week by week',
    sketch: 'building',
    url: 'https://skylinebuild.example',
  },
  { name: 'Tendril', text: 'Skincare kits from three questions', sketch: 'shelf', url: 'https://tendril.example' },
  { name: 'Gulf Haul', text: 'Lorries between two ports', sketch: 'map', url: 'https://gulfhaul.example' },
  { name: 'Northbank Ledger', text: 'Branch figures by nine o’clock', sketch: 'chart', url: null },
  { name: 'Class on Time', text: 'Lessons for a slow line', sketch: 'lesson', url: 'https://classontime.example' },
  { name: 'Ward Round', text: 'Beds, shifts and discharge letters', sketch: 'chart', url: null },
  { name: 'Old Town Market', text: 'Forty shops, one basket', sketch: 'shelf', url: 'https://oldtown.example' },
  { name: 'Parcel Lane', text: 'The last mile, drawn', sketch: 'map', url: 'https://parcellane.example' },
];
