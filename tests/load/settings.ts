/** The options of a run; the defaults are those of the published figures. */
export interface Settings {
  rounds: number;
  sliceSeconds: number;
  connections: number[];
  /** The only races to run: their titles begin so. All races and all else by default. */
  only: string;
  grid: { sizes: number[]; requests: number };
  mails: { workers: number[]; rounds: number; messages: number };
  news: { resumes: number; applications: number };
  /** How many applications the big tables hold, one run after another. */
  rows: number[];
}

export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  return {
    rounds: wholeNumber('ROUNDS', environment.ROUNDS ?? '5'),
    sliceSeconds: wholeNumber('SLICE_SECONDS', environment.SLICE_SECONDS ?? '4'),
    only: environment.ONLY ?? '',
    grid: {
      sizes: wholeNumbers('GRID_SIZES', environment.GRID_SIZES ?? '1000,10000,100000'),
      requests: wholeNumber('GRID_REQUESTS', environment.GRID_REQUESTS ?? '60'),
    },
    mails: {
      workers: wholeNumbers('MAIL_WORKERS', environment.MAIL_WORKERS ?? '1,2,4'),
      rounds: wholeNumber('MAIL_ROUNDS', environment.MAIL_ROUNDS ?? '5'),
      messages: wholeNumber('MAIL_MESSAGES', environment.MAIL_MESSAGES ?? '500'),
    },
    news: {
      resumes: wholeNumber('NEWS_RESUMES', environment.NEWS_RESUMES ?? '300'),
      applications: wholeNumber('NEWS_APPLICATIONS', environment.NEWS_APPLICATIONS ?? '20'),
    },
    rows: wholeNumbers('ROWS', environment.ROWS ?? '100000,1000000'),
    connections: wholeNumbers('CONNECTIONS', environment.CONNECTIONS ?? '16,64'),
  };
}

const wholeNumbers = (name: string, text: string) => text.split(',').map((part) => wholeNumber(name, part));

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be made of whole numbers from 1 up.`);
  return number;
}
