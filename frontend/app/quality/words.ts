export const figure = { caption: 'Fig. 1 — one part at its inspection. A the part · B go · C no go' } as const;

export const principles = {
  title: 'Six principles, and how you can catch us out',
  lead: 'A principle that nobody can check is a decoration. Beside each of ours stands what to ask for.',
  ask: 'Ask for',
  list: [
    {
      name: 'Two people know every line',
      text: 'One wrote it, another read it before it was let in. Nobody may be both, not on a Sunday and not for one character.',
      ask: 'The names on the last ten changes.',
    },
    {
      name: 'A fault is repaired twice',
      text: 'First a test that shows it, then the repair that makes the test pass. The test stays for the life of the system.',
      ask: 'The test for the last fault that you reported.',
    },
    {
      name: 'Going back is tried first',
      text: 'Before a release goes out, the one before it is put back on a copy and looked at. What cannot be undone is not released on a Friday.',
      ask: 'The minutes that the last rehearsal took.',
    },
    {
      name: 'Slow is broken',
      text: 'Each screen has a time, measured on a four-year-old telephone. A change that breaks it waits, however much it is wanted.',
      ask: 'The times of your five busiest screens this week.',
    },
    {
      name: 'Everybody can use it',
      text: 'By keyboard, at four times the size, read aloud, in the sun. We try each of these by hand, because a tool finds about half.',
      ask: 'Ten minutes with a screen reader and one of our testers.',
    },
    {
      name: 'What we do not know stands in writing',
      text: 'Each handover ends with the list of what was not tried, and why. It has never been empty.',
      ask: 'That list. If it is empty, something was forgotten.',
    },
  ],
} as const;

export const inspection = {
  note: 'Inspection sheet',
  title: 'What a change passes before you see it',
  columns: { gauge: 'Gauge', limit: 'Limit', reading: 'Third quarter', stopped: 'Stopped' },
  rows: [
    { gauge: 'Tests of the change itself', limit: 'all green', reading: '1,904 changes', stopped: '212' },
    { gauge: 'Second reader', limit: '1 name, not the author’s', reading: '1,904 read', stopped: '371' },
    { gauge: 'Journeys in three browsers', limit: '0 failed', reading: '1,692 runs', stopped: '58' },
    { gauge: 'First paint, old telephone', limit: '1.8 s', reading: '1.1 s median', stopped: '23' },
    { gauge: 'Keyboard and contrast', limit: '0 findings', reading: '1,611 runs', stopped: '41' },
    { gauge: 'Way back rehearsed', limit: '10 min', reading: '4 min median', stopped: '3' },
  ],
  remark:
    'Of 1,904 changes, 708 were stopped somewhere and came back better. Eleven faults still reached a client. We list those by name in the yearly report that each client gets.',
} as const;

export const faults = {
  title: 'When a fault reaches you all the same',
  steps: [
    {
      when: 'within 15 min',
      title: 'Somebody answers',
      text: 'A person who can read the system, with a number for the fault. At night, too, under a night contract.',
    },
    {
      when: 'same day',
      title: 'It stops hurting',
      text: 'Mended, or taken back to yesterday’s release, whichever is sooner.',
    },
    {
      when: 'within 3 days',
      title: 'You read why',
      text: 'One page: what happened, why no gauge caught it, which one will.',
    },
    {
      when: 'within 2 weeks',
      title: 'The gauge exists',
      text: 'The new check runs on your system and on every other that could have the same fault.',
    },
  ],
} as const;

export const call = {
  title: 'Bring a system that you distrust.',
  text: 'We inspect it for a week against this sheet, for a fixed ₹ 85,000, and give you the readings. It need not be one of ours.',
  action: 'Book an inspection',
} as const;
