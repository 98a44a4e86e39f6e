export const caption = 'Fig. — nineteen tools on the shelf, and one on its way out.';
export const life = 'Two shelves';
export const line = 'Before the shelves';
export const skills = 'Marks from the yearly review';
export const call = {
  title: 'Is your database older than your staff?',
  text: 'Send the names of its ten largest tables. She answers with what she would draw first.',
  action: 'Send table names',
} as const;
