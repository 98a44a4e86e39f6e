export const caption = 'Fig. — one mark in red pencil, and the telephone it is about.';
export const projectsLead = 'Three drawings that are in use, and where to see what came of them.';
export const visit = 'Visit';
