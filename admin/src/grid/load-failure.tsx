import { translate } from '../messages/translate.ts';

export const LoadFailure = ({ text, retry }: { text: string; retry: () => void }) => (
  <div className="note" role="alert">
    <p>{text}</p>
    <button type="button" className="button" onClick={retry}>
      {translate('buttons.tryAgain')}
    </button>
  </div>
);
