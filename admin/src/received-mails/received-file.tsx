import type { Schemas } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';
import { translate } from '../messages/translate.ts';
import { sizeText } from '../values/texts.ts';

export type File = Schemas['ReceivedFileView'];

/** A file of a mail, as a download. One with malware is gone, and is named all the same. */
export const ReceivedFile = ({ file: { id, name, size, scanState } }: { file: File }) => {
  const text = translate('receivedMails.file', { name, size: sizeText(size) });
  if (scanState === 'infected')
    return (
      <>
        {text}: {translate('receivedMails.infected')}
      </>
    );
  return (
    <>
      <a className="link" href={dataProvider.receivedFileAddress(id)} download={name}>
        {text}
      </a>
      {scanState === 'waiting' && <span className="soft"> ({translate('receivedMails.waiting')})</span>}
    </>
  );
};
