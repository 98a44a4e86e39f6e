export const caption = 'Fig. — nineteen tools on the shelf, and one on its way out.';
export const skills = 'Marks from the yearly review';
