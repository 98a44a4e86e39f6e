/** What stands at the head of the home page's parts, and on what can be pressed there. */
export const heroActions = { quote: 'Get a quote', call: 'Schedule a call' } as const;

export const brandsTitle = 'In daily use at';

export const partsList = {
  note: 'Parts list',
  title: 'Six trades, one drawing board',
  lead: 'Every number is a balloon in Fig. 1. Take one part, or the assembly.',
  all: 'All fifteen services',
} as const;

export const industriesHead = {
  note: 'Where it is used',
  title: 'Industries we know from inside',
  label: 'Industries',
} as const;

export const reasonsHead = { note: 'Tolerances', title: 'Why people choose us' } as const;

/** For showcases and the grid of projects alike. */
export const projectWords = {
  built: 'Built',
  visit: 'Go to website',
  newTab: 'opens in a new tab',
  noLink: 'No Link Available',
} as const;

export const articlesHead = {
  note: 'Notes from the margin',
  title: 'Written by those who built it',
  all: 'All notes',
  more: 'Read More',
} as const;

export const floatingWords = {
  label: 'Reach us now',
  whatsapp: 'WhatsApp',
  call: 'Call',
  open: 'Talk to us',
  close: 'Close',
} as const;

/** The other variant's. */
export const otherIndustriesHead = { title: 'Industries We Work With', label: 'Industries we work with' } as const;
export const clientsHead = { title: 'Our Clients', label: 'Our clients' } as const;
export const teamHead = { title: 'Our Team', label: 'Our team', more: 'Learn More' } as const;
export const projectsHead = { title: 'Nine that are in use', all: 'View Full Portfolio' } as const;
export const testimonialsHead = { title: 'What they say', label: 'What clients say' } as const;
