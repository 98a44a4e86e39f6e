import { writeFileSync } from 'node:fs';
import { builtPageDates, datesFile, recordedDates } from './machine-lists/built-page-dates.ts';

const recorded = recordedDates();
const dates = builtPageDates();
writeFileSync(datesFile, `${JSON.stringify(dates, null, 2)}\n`);
const anew = Object.keys(dates).filter((path) => recorded[path]?.words !== dates[path]?.words);
console.log(anew.length === 0 ? 'no page was worded anew' : `worded anew: ${anew.join(', ')}`);
