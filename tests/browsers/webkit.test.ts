import { webkit } from '../support/browsers/webkit.ts';
import { runJourneys } from '../support/browsers/run-journeys.ts';
import { everyJourney } from './every-journey.ts';

runJourneys('WebKit', webkit, everyJourney);
