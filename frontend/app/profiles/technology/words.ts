export const caption = 'Fig. — nineteen tools for our own servers stay, and the twentieth is on its way out.';
export const skills = 'Marks from the yearly review';
