/** Whose marks stand on the home page. */
export const brands = ['Mend at Home', 'Northbank', 'Gulf Haul', 'Tendril', 'Class on Time'] as const;

export const clients = ['Skyline Build', 'Ward Round', 'Old Town Market', 'Parcel Lane', 'Riverside School'] as const;

export const testimonials = [
  {
    name: 'Farah Qureshi',
    role: 'Operations, Gulf Haul',
    text: 'They asked to ride in a lorry first. The plan they drew afterwards is still on our wall.',
  },
  {
    name: 'Thomas Ellery',
    role: 'Owner, Mend at Home',
    text: 'I can read the drawing, so I knew what I was paying for. The price did not move.',
  },
  {
    name: 'Dr. Sunita Rao',
    role: 'Medical Director, Ward Round',
    text: 'The night shift found it easier than paper. That had not happened before.',
  },
  {
    name: 'Omar Haddad',
    role: 'Head of Branches, Northbank',
    text: 'When something broke, they called us before we had seen it.',
  },
  {
    name: 'Grace Lindqvist',
    role: 'Founder, Tendril',
    text: 'Returns fell by a quarter because the page says why a thing is in the box.',
  },
  {
    name: 'Vikram Sethi',
    role: 'Principal, Riverside School',
    text: 'Parents stopped queueing at the office. The office noticed on the first Monday.',
  },
] as const;
