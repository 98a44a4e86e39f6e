export const trades = [
  {
    trade: 'web',
    title: 'Web development',
    text: 'Sites and portals that open at once on a slow phone, and that your own people can change.',
    to: '/development',
    more: 'How a website is built',
  },
  {
    trade: 'mobile',
    title: 'Mobile apps',
    text: 'One code base for two stores. It works without a connection and sends later what was entered.',
    to: '/mobile-app',
    more: 'How an app is made',
  },
  {
    trade: 'testing',
    title: 'Software testing',
    text: 'Journeys in real browsers, load until something gives, and a report that a manager can read.',
    to: '/testing',
    more: 'What we test, and how',
  },
  {
    trade: 'team',
    title: 'Staff augmentation',
    text: 'Engineers who join your stand-up on Monday, in your time zone, for a week or for years.',
    to: '/staff',
    more: 'Who can join you',
  },
  {
    trade: 'data',
    title: 'Databases',
    text: 'Schemas that survive growth, migrations that were rehearsed, restores that were timed.',
    to: '/database',
    more: 'How a restore is timed',
  },
  {
    trade: 'cloud',
    title: 'Cloud & DevOps',
    text: 'From a server under a desk to a cluster: the same build, a smaller bill, fewer calls at night.',
    to: '/cloud',
    more: 'How a move goes',
  },
] as const;
