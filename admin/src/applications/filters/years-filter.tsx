import { TextFilter } from '../../grid/filters/text-filter.tsx';
import { translate } from '../../messages/translate.ts';

const number = String.raw`\d{1,2}([.]\d)?`;

/** The years of experience, from a number on, up to one, or both. */
export const YearsFilter = () => (
  <>
    <TextFilter source="yearsFrom" label={translate('applications.years.atLeast')} number={number} />
    <TextFilter source="yearsTo" label={translate('applications.years.atMost')} number={number} />
  </>
);
