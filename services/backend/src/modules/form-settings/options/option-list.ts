import type { FormOptions } from '../form-settings.repository';

export const MOST_OPTIONS = 200;
export const LONGEST_OPTION = 120;

/** Two options that people would take for one. */
const keyOf = (option: string) => option.normalize('NFKC').toLowerCase();

/** The fault of a list of options, as a text for people; null without a fault. Expects trimmed texts. */
export function findOptionListFault(value: unknown): string | null {
  if (!Array.isArray(value)) return 'Give a list of texts.';
  if (value.length === 0) return 'Keep at least one option: without any, nobody could fill in the form.';
  if (value.length > MOST_OPTIONS) return `Use at most ${MOST_OPTIONS} options.`;
  const options: unknown[] = value;
  if (!options.every((option) => typeof option === 'string')) return 'Every option must be a text.';
  if (options.includes('')) return 'An option is blank.';
  if (options.some((option) => option.length > LONGEST_OPTION)) return `Use at most ${LONGEST_OPTION} characters each.`;
  if (options.some((option) => /\p{Cc}/u.test(option))) return 'Use plain text on one line for each option.';
  if (new Set(options.map(keyOf)).size < options.length) return 'An option is there twice.';
  return null;
}

/** The options before anybody has set any: the specification's positions and our ranges of years. */
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
