import type { Schemas } from '@frontdoor/contract';
import { dataProvider } from '../../data/data-provider.ts';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import { sizeText } from '../../values/texts.ts';

type Mail = Schemas['ReceivedMailView'];
type File = Schemas['ReceivedFileView'];

const titleOf = ({ kind, senderName, senderEmail }: Mail): string =>
  kind === 'bounce'
    ? translate('enquiries.received.bounce')
    : translate(`enquiries.received.${kind}`, {
        name: senderName || senderEmail || translate('enquiries.received.nobody'),
      });

/** One with malware is gone, and is named all the same. */
const ReceivedFile = ({ file: { id, name, size, scanState } }: { file: File }) => {
  const text = translate('enquiries.received.file', { name, size: sizeText(size) });
  if (scanState === 'infected')
    return (
      <li>
        {text}: {translate('enquiries.received.infected')}
      </li>
    );
  return (
    <li>
      <a className="link" href={dataProvider.receivedFileAddress(id)} download={name}>
        {text}
      </a>
      {scanState === 'waiting' && <span className="soft"> ({translate('enquiries.received.waiting')})</span>}
    </li>
  );
};

/** A mail that came about an enquiry: its words as text, its files as downloads, and what it quotes folded. */
export const ReceivedMail = ({ mail }: { mail: Mail }) => {
  const { kind, senderEmail, isSenders, subject, text, quoted, isCut, reason, createdAt, files } = mail;
  const isStrangers = kind !== 'bounce' && !isSenders;
  return (
    <li className={`from-sender ${kind}`}>
      <p className="mono soft">
        {titleOf(mail)} · {timeText(createdAt)}
      </p>
      {reason && <p className="explanation">{reason}</p>}
      {isStrangers && (
        <p className="explanation">
          {translate('enquiries.received.stranger', {
            email: senderEmail || translate('enquiries.received.nobody'),
          })}
        </p>
      )}
      {kind !== 'bounce' && subject && <p className="mono soft">{subject}</p>}
      {kind !== 'bounce' && <p className={text ? 'text' : 'soft'}>{text || translate('enquiries.received.empty')}</p>}
      {isCut && <p className="explanation">{translate('enquiries.received.cut')}</p>}
      {files.length > 0 && (
        <ul className="plain files" aria-label={translate('enquiries.received.files')}>
          {files.map((file) => (
            <ReceivedFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      {kind !== 'bounce' && quoted && (
        <details>
          <summary>{translate('enquiries.received.quoted')}</summary>
          <p className="text soft">{quoted}</p>
        </details>
      )}
    </li>
  );
};
