export const caption = 'Fig. — one mark in red pencil, and the telephone it is about.';
export const life = 'Four calls a year';
export const projectsLead = 'Three drawings of his that are in use. Open them and try to make them ring.';
export const visit = 'Visit';
export const line = 'How the nights became quiet';
