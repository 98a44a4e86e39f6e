import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { durationText } from '../duration.ts';

type Stay = Pick<Schemas['StageReportView'], 'stays' | 'medianSeconds' | 'p90Seconds' | 'medianSecondsBefore'>;

/** How long people stay in a stage, in words, beside the days before. */
export const stayText = ({ stays, medianSeconds, p90Seconds, medianSecondsBefore }: Stay): string => {
  const now =
    stays === 0
      ? translate('reports.stages.nobodyLeft')
      : translate('reports.stages.stay', { half: durationText(medianSeconds), most: durationText(p90Seconds) });
  return medianSecondsBefore === null
    ? now
    : `${now}; ${translate('reports.stages.stayBefore', { half: durationText(medianSecondsBefore) })}`;
};
