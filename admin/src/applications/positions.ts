/** The seven that the specification gives; Form Settings may hold more. */
const fixed = [
  'Frontend Developer',
  'Backend Developer',
  'Flutter Developer',
  'Java Developer',
  'MERN Stack Developer',
  'UI/UX Designer',
  'Project Manager',
];

/** What an application can be for: the seven, those of Form Settings, and what it is for now. */
export const positionsWith = (offered: string[], chosen: string): string[] => [
  ...new Set([...fixed, ...offered, ...(chosen ? [chosen] : [])]),
];

const isNumber = (text: string): boolean => /^\d+(\.\d)?$/.test(text.trim());

/** An experience that was corrected is a number of years; what the form offers is a range in words. */
export const yearsOf = (experience: string): string => (isNumber(experience) ? experience.trim() : '');

export const experienceText = (experience: string): string => {
  const years = yearsOf(experience);
  if (!years) return experience.trim() || 'N/A';
  return `${years} ${years === '1' ? 'year' : 'years'}`;
};

/** What is wrong with typed years, or nothing. An empty field leaves the words as they are. */
export const yearsFault = (typed: string): string | undefined =>
  typed.trim() === '' || (isNumber(typed) && Number(typed) <= 80)
    ? undefined
    : 'Enter years from 0 to 80, with one decimal at most, such as 4.5.';
