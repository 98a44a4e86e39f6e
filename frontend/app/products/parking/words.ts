export const figure = {
  caption: 'Level −1 at 08:52. Letters refer to the parts below.',
  remark: 'Scale 1 : 250',
} as const;

export const audience = {
  title: 'For basements where two cars look for one bay',
  paragraphs: [
    'Housing societies, office towers, hospitals and markets with 60 to 3,000 bays. Most of them already own a boom barrier and a guard with a register. The barrier stays if its controller has a dry contact, which nearly all have; the register does not.',
    'Small car parks need less than this. Below 60 bays a painted number and a good guard are cheaper; you hear that on the telephone, before anybody travels.',
  ],
} as const;

export const partsCaption =
  'What it consists of. Every part works alone; the time is for fitting one gate or one level';
export const partsColumns = { item: 'Item', name: 'Part', time: 'Fitting' } as const;
export const parts = [
  {
    name: 'Plate camera',
    text: 'Reads front and rear plates, Indian and Gulf formats, at up to 20 km/h',
    time: '1 day',
  },
  {
    name: 'Gate',
    text: 'Opens for a plate, a card, a FASTag or the guard’s hand, and notes which it was',
    time: '1 day',
  },
  { name: 'Level board', text: 'Counts down at the place where a driver can still turn round', time: 'half a day' },
  {
    name: 'Bay sensors',
    text: 'A lamp and a battery for five years over each bay; radio, no cable',
    time: '40 bays a day',
  },
  {
    name: 'Passes',
    text: 'Tenants, staff, a visitor until 18:00; two cars that share one bay',
    time: 'from your list',
  },
  { name: 'Payment', text: 'UPI, card, FASTag, cash at a hatch, or one bill a month to a tenant', time: '2 days' },
] as const;

export const visit = {
  title: 'One car, 2 h 42 min',
  note: 'Plate HR 26 4021, Thursday 18 June',
  steps: [
    { time: '08:52:10', text: 'Plate read at the ramp. No pass is found, so it is a visitor.' },
    { time: '08:52:12', text: 'Boom up. The board sends it to A3; level −1 now has 3 free.' },
    { time: '08:53:40', text: 'The lamp over A3 turns from green to red.' },
    { time: '11:31:05', text: 'The driver scans the code on the pillar and pays.' },
    { time: '11:34:02', text: 'Plate read at the exit. Paid, so the boom opens without a stop.' },
  ],
} as const;

export const ticket = {
  head: 'Parking, level −1',
  stay: '08:52 to 11:31, 2 h 39 min',
  rows: [
    { name: 'First hour', price: '₹ 40' },
    { name: '2 further hours, ₹ 25 each', price: '₹ 50' },
  ],
  total: { name: 'Paid by UPI', price: '₹ 90' },
  foot: 'Leave by 11:52. After that the fourth hour begins.',
} as const;

export const guard = {
  title: 'What the guard sees',
  text: 'One screen, large letters, in English or Hindi. Only the line that needs a person asks for one.',
  screen: 'Gate 1, Thursday 18 June, 11:36',
  columns: { time: 'Time', plate: 'Plate', state: 'What happened' },
  entries: [
    { time: '11:36', plate: 'DL 8C ?194', state: 'Not read: mud. Compare with the picture', action: 'Open by hand' },
    { time: '11:35', plate: 'HR 51 2207', state: 'Pass, tenant of floor 4. Opened in 2 s' },
    { time: '11:34', plate: 'HR 26 4021', state: 'Left, ₹ 90 paid' },
    { time: '11:32', plate: 'RJ 14 8830', state: 'Refused: on the society’s list' },
    { time: '11:29', plate: 'DL 3C 0716', state: 'Visitor until 18:00, sent to B6' },
  ],
  takings: [
    { term: 'UPI', text: '₹ 4,140' },
    { term: 'FASTag', text: '₹ 1,980' },
    { term: 'Cash', text: '₹ 620' },
    { term: 'Since 06:00', text: '₹ 6,740' },
  ],
} as const;

export const access = {
  title: 'Who sees what',
  roles: [
    { who: 'Guard', sees: 'Plates of the last 20 minutes, and no names', may: 'Open by hand, with a reason' },
    { who: 'Cashier', sees: 'Open tickets and the shift’s cash', may: 'Take money; not cancel a ticket' },
    { who: 'Tenant', sees: 'Own cars, own visitors, own bill', may: 'Invite a visitor, swap a plate' },
    {
      who: 'Manager',
      sees: 'Occupancy, takings, every opening by hand',
      may: 'Set prices, passes and the refusal list',
    },
  ],
} as const;

export const deployment = {
  title: 'Where it runs',
  rows: [
    {
      term: 'At the gate',
      text: 'A box the size of a book opens the boom and keeps all passes. Without a network it goes on working for 7 days.',
    },
    {
      term: 'Your server or ours',
      text: 'One small Linux machine in your building, or rented from us in Mumbai. Same software, and you can move.',
    },
    {
      term: 'Data',
      text: 'Passes come from your spreadsheet; pictures of plates are deleted after 30 days unless the police ask for one.',
    },
    {
      term: 'Time',
      text: 'Two gates and 200 bays: 3 weeks from survey to the first paid ticket, and at no hour is the ramp closed.',
    },
  ],
} as const;

export const office = {
  title: 'An office tower with 238 bays',
  text: 'At nine in the morning the queue reached the main road. A guard needed 26 seconds a car to write, tear and point. The camera and the boom take 9. Nothing else was changed in the first month; the bay lamps came after that.',
  bars: [
    { name: 'Register and slip', figure: '34 cars in 15 minutes', width: 'w-[34%]' },
    { name: 'Camera and boom', figure: '100 cars in 15 minutes', width: 'w-full' },
  ],
} as const;

export const limits = {
  title: 'Questions, the awkward ones too',
  entries: [
    {
      title: 'How often is a plate misread?',
      content:
        'Of 1,000 cars about 970 are read at once, 20 at the second camera, and 10 need the guard: mud, a bent plate, a plate in fancy letters. In heavy rain on an open ramp it can be 40. The guard’s button is therefore part of the product, not an emergency.',
    },
    {
      title: 'Do we need a sensor over every bay?',
      content:
        'No. If your drivers know the building, counting at the ramps is enough and costs a tenth. Sensors pay where visitors search: hospitals, markets, more than two levels.',
    },
    {
      title: 'What happens in a fire or a power cut?',
      content:
        'The boom rises on the fire alarm’s contact and stays up; that wire does not pass through our software. In a power cut the gate box has a battery for 4 hours, and the boom can be lifted by hand.',
    },
    {
      title: 'Can you stop people parking across two bays?',
      content:
        'No. The lamp shows both as taken and the manager gets a note. The conversation with the driver remains yours.',
    },
  ],
} as const;

export const call = {
  title: 'Count your ramp first',
  text: 'Send us a plan of one level and the hour of your longest queue. You get a drawing with gate, boards and sensors, a price for each, and a visit to a basement where it runs.',
  action: 'Ask for a parking demo',
} as const;
