import { translate } from '../messages/translate.ts';

/** The seven positions of the specification; Form Settings may add more. */
const fixed = [
  'Frontend Developer',
  'Backend Developer',
  'Flutter Developer',
  'Java Developer',
  'MERN Stack Developer',
  'UI/UX Designer',
  'Project Manager',
];

/** The possible positions of an application: the fixed seven, those of Form Settings, and its current one. */
export const positionsWith = (offered: string[], chosen: string): string[] => [
  ...new Set([...fixed, ...offered, ...(chosen ? [chosen] : [])]),
];

const isNumber = (text: string): boolean => /^\d+(\.\d)?$/.test(text.trim());

/** The years of a corrected experience; empty for a range in words as the form offers it. */
export const yearsOf = (experience: string): string => (isNumber(experience) ? experience.trim() : '');

export const experienceText = (experience: string): string => {
  const years = yearsOf(experience);
  if (!years) return experience.trim() || translate('values.none');
  return translate(years === '1' ? 'applications.years.one' : 'applications.years.many', { years });
};

const lessThan = /^\s*(?:<|less than|under|below|up to)/i;
const moreThan = /^\s*(?:>|more than|over|above)/i;
const range = /(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)/;
const atLeast = /(\d+(?:\.\d+)?)\s*(?:\+|years? or more|or more)/;

/** "4", "< 1", "1–2", "5+": the number by which the API sorts, in as few letters as say the same. Words without a number stay. */
export const yearsInList = (experience: string): string => {
  const [first] = /\d+(?:\.\d+)?/.exec(experience) ?? [];
  if (first === undefined) return experience.trim() || translate('values.none');
  if (lessThan.test(experience)) return `< ${first}`;
  if (moreThan.test(experience)) return `> ${first}`;
  const [, from, to] = range.exec(experience) ?? [];
  if (from !== undefined) return `${from}–${to}`;
  return atLeast.test(experience) ? `${first}+` : first;
};

/** The same with its unit, where no heading says what it is: "3–5 years", "> 10 years". */
export const yearsOnCard = (experience: string): string => {
  const years = yearsInList(experience);
  if (!/\d/.test(years)) return years;
  return translate(/^(?:[<>] )?1$/.test(years) ? 'applications.years.one' : 'applications.years.many', { years });
};

/** The fault of the typed years, or nothing. An empty field leaves the words as they are. */
export const yearsFault = (typed: string): string | undefined =>
  typed.trim() === '' || (isNumber(typed) && Number(typed) <= 80)
    ? undefined
    : translate('applications.edit.wrongYears');
