/** Seven of the experts for hire. */
export const experts = [
  { name: 'Nandini Rao', position: 'Java, payments', free: 'in two weeks' },
  { name: 'Suresh Babu', position: 'React, design systems', free: 'on Monday' },
  { name: 'Sneha Pillai', position: 'Test automation', free: 'on Monday' },
  { name: 'Joel Fernandes', position: 'Cloud and DevOps', free: 'in a month' },
  { name: 'Pooja Desai', position: 'Python, data', free: 'in two weeks' },
  { name: 'Imtiaz Khan', position: 'Android and iOS', free: 'on Monday' },
  { name: 'Ananya Sen', position: 'Business analyst', free: 'in a month' },
] as const;
