import { translate } from '../../messages/translate.ts';

export const PhoneLink = ({ number }: { number: string | null }) =>
  number?.trim() ? <a href={`tel:${encodeURI(number.trim())}`}>{number}</a> : translate('values.none');
