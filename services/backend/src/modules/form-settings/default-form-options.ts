import type { FormOptions } from './form-settings.repository';

/** What the form offers when nobody has set anything: the specification's positions and our ranges of years. */
export const defaultFormOptions: FormOptions = {
  positions: [
    'Frontend Developer',
    'Backend Developer',
    'Flutter Developer',
    'Java Developer',
    'MERN Stack Developer',
    'UI/UX Designer',
    'Project Manager',
  ],
  experience: ['Fresher', 'Less than 1 year', '1-2 years', '3-5 years', '6-10 years', 'More than 10 years'],
};
