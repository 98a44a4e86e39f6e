export const caption =
  'Fig. — what is marked in red is drawn again before it is built, so that the telephone stays quiet at night.';
export const projectsLead = 'Three drawings that are in use, and where to see what came of them.';
export const visit = 'Visit';
