export const caption = 'Fig. — one mark in red pencil, and the telephone it is about.';
export const projectsLead = 'Three drawings that are in use, with the addresses at which they can be tried.';
export const visit = 'Visit';
