import { firefox } from '../support/browsers/firefox.ts';
import { runJourneys } from '../support/browsers/run-journeys.ts';
import { everyJourney } from './every-journey.ts';

runJourneys('Firefox', firefox, everyJourney);
