export const caption = 'Fig. — working hours by Indian time, in winter. Raised: the two hours that are shared.';
export const remark = 'One division, one hour';
export const life = 'Crews, then clients';
export const promises = {
  kept: { value: '191', label: 'kept on the day' },
  moved: { value: '13', label: 'moved in writing beforehand' },
  all: { value: '204', label: 'promises in the year to March' },
} as const;
export const line = 'Cities and calendars';
export const call = {
  title: 'In which hours do you work?',
  text: 'Name your city. The first reply contains the two hours that we would share.',
  action: 'Find our two hours',
} as const;
