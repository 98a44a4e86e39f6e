import { translate } from '../messages/translate.ts';

export const Loading = () => <p className="loading soft">{translate('values.loading')}</p>;
